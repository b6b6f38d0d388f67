import { choose } from '../cards/choose.ts';

/** The boards whose lowest card to come is one of the live cards `from` to `to`, and their share of all boards. */
export interface BoardPart {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Cuts the boards that `live` cards can complete with `toCome` (at least one) into parts of `least` of them or a little more. */
export function boardParts(live: number, toCome: number, least: number): BoardPart[] {
  const boards = choose(live, toCome);
  const parts: BoardPart[] = [];
  let from = 0;
  let share = 0;
  for (let to = 1; to <= live; to++) {
    share += choose(live - to, toCome - 1) / boards;
    if (share < least && to < live) continue;
    parts.push({ from, to, share });
    from = to;
    share = 0;
  }
  return parts;
}
