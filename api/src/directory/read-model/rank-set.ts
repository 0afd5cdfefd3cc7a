/** Ranks of one order, a bit for each: sets of them are joined, met and read in order without being sorted. */
export class RankSet {
  readonly #bits: Uint32Array;

  /** For ranks below `size`; others are left out. */
  constructor(readonly size: number) {
    this.#bits = new Uint32Array((size + 31) >>> 5);
  }

  add(rank: number): void {
    if (rank >= this.size) return;
    const word = rank >>> 5;
    this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (rank & 31));
  }

  /** Leaves only what the other set of the same order has, too. */
  keep(other: RankSet): void {
    for (let word = 0; word < this.#bits.length; word += 1) {
      this.#bits[word] = (this.#bits[word] ?? 0) & (other.#bits[word] ?? 0);
    }
  }

  /** The first rank first. */
  ranks(): Uint32Array {
    const found = new Uint32Array(this.#count());
    let at = 0;
    for (let word = 0; word < this.#bits.length; word += 1) {
      for (let left = this.#bits[word] ?? 0; left !== 0; left &= left - 1) {
        found[at] = word * 32 + 31 - Math.clz32(left & -left);
        at += 1;
      }
    }
    return found;
  }

  #count(): number {
    let count = 0;
    for (let word = 0; word < this.#bits.length; word += 1) {
      for (let left = this.#bits[word] ?? 0; left !== 0; left &= left - 1) count += 1;
    }
    return count;
  }
}
