/** Finds the greatest of a range of numbers in logarithmic time. */
export class MaxTree {
  private readonly leaves: number;
  private readonly nodes: Uint32Array;

  /** `value` of 0 to `size` - 1, unsigned 32-bit. */
  constructor(size: number, value: (index: number) => number) {
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(1, size)));
    this.nodes = new Uint32Array(2 * this.leaves);
    for (let index = 0; index < size; index += 1) this.nodes[this.leaves + index] = value(index);
    for (let node = this.leaves - 1; node > 0; node -= 1) {
      this.nodes[node] = Math.max(this.at(2 * node), this.at(2 * node + 1));
    }
  }

  value(index: number): number {
    return this.at(this.leaves + index);
  }

  /** Index of the greatest number from `from` to before `to`, which is not empty. */
  greatest(from: number, to: number): number {
    let best = this.leaves + from;
    let left = this.leaves + from;
    let right = this.leaves + to;
    while (left < right) {
      if (left & 1) {
        if (this.at(left) > this.at(best)) best = left;
        left += 1;
      }
      if (right & 1) {
        right -= 1;
        if (this.at(right) > this.at(best)) best = right;
      }
      left >>= 1;
      right >>= 1;
    }
    while (best < this.leaves) best = this.at(2 * best) >= this.at(2 * best + 1) ? 2 * best : 2 * best + 1;
    return best - this.leaves;
  }

  private at(node: number): number {
    return this.nodes[node] ?? 0;
  }
}
