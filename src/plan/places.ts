/**
 * Numbers the lists of small numbers that are put in, in order of appearance: a hash table with open
 * addressing over rows of one flat array, several times as fast as a Map of keys made of them.
 */
export class Places {
  /** How many different lists there are. */
  count = 0;
  private rows: Uint32Array;
  /** Place + 1 by slot; 0 for none. */
  private slots = new Int32Array(1 << 10);
  private readonly width: number;

  /** Lists of `width` numbers. */
  constructor(width: number) {
    this.width = width;
    this.rows = new Uint32Array(width << 9);
  }

  /** The place of a list, new or known. */
  add(list: Uint32Array): number {
    const { width, rows, slots } = this;
    let slot = hashOf(list, width) & (slots.length - 1);
    for (; ; slot = (slot + 1) & (slots.length - 1)) {
      const place = slots[slot] - 1;
      if (place < 0) break;
      let same = 0;
      while (same < width && rows[place * width + same] === list[same]) same++;
      if (same === width) return place;
    }
    const place = this.count++;
    rows.set(list, place * width);
    slots[slot] = place + 1;
    if (this.count * 2 === slots.length) this.grow();
    return place;
  }

  /** The list at a place. */
  at(place: number): Uint32Array {
    return this.rows.subarray(place * this.width, (place + 1) * this.width);
  }

  /** The places in the order of their lists. */
  sorted(): Int32Array {
    const { width, rows } = this;
    return Int32Array.from({ length: this.count }, (_, place) => place).sort((a, b) => {
      let at = 0;
      while (at < width - 1 && rows[a * width + at] === rows[b * width + at]) at++;
      return rows[a * width + at] - rows[b * width + at];
    });
  }

  private grow(): void {
    const { width, count } = this;
    const rows = new Uint32Array(this.rows.length * 2);
    rows.set(this.rows);
    const slots = new Int32Array(this.slots.length * 2);
    for (let place = 0; place < count; place++) {
      let slot = hashOf(rows.subarray(place * width, (place + 1) * width), width) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = place + 1;
    }
    this.rows = rows;
    this.slots = slots;
  }
}

function hashOf(list: Uint32Array, width: number): number {
  let hash = 0;
  for (let i = 0; i < width; i++) hash = Math.imul(hash + list[i] + 1, 0x9e3779b1);
  return hash ^ (hash >>> 15);
}
