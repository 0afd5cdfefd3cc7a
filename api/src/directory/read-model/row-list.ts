/** Row numbers in ascending order, each once. */
export class RowList {
  #rows = new Uint32Array(8);
  #length = 0;

  /** The rows; valid until the next change. */
  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  add(row: number): void {
    const at = this.#place(row);
    if (at < this.#length && this.#rows[at] === row) return;
    if (this.#length === this.#rows.length) this.#resize(this.#length * 2);
    this.#rows.copyWithin(at + 1, at, this.#length);
    this.#rows[at] = row;
    this.#length += 1;
  }

  delete(row: number): void {
    const at = this.#place(row);
    if (at >= this.#length || this.#rows[at] !== row) return;
    this.#rows.copyWithin(at, at + 1, this.#length);
    this.#length -= 1;
  }

  has(row: number): boolean {
    const at = this.#place(row);
    return at < this.#length && this.#rows[at] === row;
  }

  /** Gives back what was reserved for more. */
  trim(): void {
    if (this.#rows.length > this.#length) this.#resize(this.#length);
  }

  /** Where the row is, or would be. Most rows are added at the end. */
  #place(row: number): number {
    if (this.#length === 0 || (this.#rows[this.#length - 1] ?? 0) < row) return this.#length;
    let [from, to] = [0, this.#length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#rows[middle] ?? 0) < row) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #resize(capacity: number): void {
    const rows = new Uint32Array(Math.max(capacity, 1));
    rows.set(this.rows);
    this.#rows = rows;
  }
}
