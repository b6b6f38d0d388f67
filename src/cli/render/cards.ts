import type { Paint } from '../terminal.ts';

const CARDS = /^(?:[2-9TJQKA][cdhs])+$/;

/** Cards written without separators, set apart: `2h 7d 9c`. */
export function spaceCards(cards: string): string {
  return cards.replace(/..(?=.)/g, '$& ');
}

/** Cards in the colours of a four-colour deck. Text that is not cards only is left alone. */
export function paintCards(text: string, paint: Paint): string {
  if (!CARDS.test(text.replaceAll(' ', ''))) return text;
  return text.replace(/[2-9TJQKA][cdhs]/g, (card) => {
    switch (card[1]) {
      case 'c':
        return paint.green(card);
      case 'd':
        return paint.blue(card);
      case 'h':
        return paint.red(card);
      default:
        return card;
    }
  });
}
