const BLOCK = 64;
const LAST_ASCII = 0x7f;
const BLOCK_OF_UNICODE = 0xff00;

/** Sorted texts one after the other, and what each begins with like the one before it. */
export class SortedTexts {
  readonly size: number;
  /** Letters that a text shares with the one before it, at most 255. */
  readonly shared: Uint8Array;
  /** The fewest shared letters among each 64 texts. */
  private readonly blockShared: Uint8Array;

  constructor(
    readonly letters: Uint16Array,
    readonly starts: Uint32Array,
  ) {
    this.size = starts.length - 1;
    this.shared = new Uint8Array(this.size);
    this.blockShared = new Uint8Array(Math.ceil(this.size / BLOCK)).fill(255);
    for (let text = 0; text < this.size; text += 1) {
      const same = text === 0 ? 0 : this.sharedWithBefore(text);
      const block = Math.floor(text / BLOCK);
      this.shared[text] = same;
      if (same < (this.blockShared[block] ?? 0)) this.blockShared[block] = same;
    }
  }

  /** The first text from `text` on that shares fewer than `length` letters with the one before it. */
  skip(text: number, length: number): number {
    const { shared, blockShared, size } = this;
    let next = text;
    while (next < size) {
      if (next % BLOCK === 0) {
        let block = next / BLOCK;
        while (block < blockShared.length && (blockShared[block] ?? 0) >= length) block += 1;
        next = block * BLOCK;
      }
      if (next >= size || (shared[next] ?? 0) < length) return Math.min(next, size);
      next += 1;
    }
    return size;
  }

  /** The texts whose first letter is of this one's alphabet: nobody mistypes a Latin letter as a Chinese one. */
  ofAlphabet(letter: number): readonly [from: number, to: number] {
    const [first, last] = letter <= LAST_ASCII ? [0, LAST_ASCII] : [letter & BLOCK_OF_UNICODE, letter | 0xff];
    return [this.firstFrom(first), this.firstFrom(last + 1)];
  }

  private firstFrom(letter: number): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.letters[this.starts[middle] ?? 0] ?? 0) < letter) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private sharedWithBefore(text: number): number {
    const { letters, starts } = this;
    const before = starts[text - 1] ?? 0;
    const start = starts[text] ?? 0;
    const most = Math.min(start - before, (starts[text + 1] ?? 0) - start, 255);
    let same = 0;
    while (same < most && letters[before + same] === letters[start + same]) same += 1;
    return same;
  }
}
