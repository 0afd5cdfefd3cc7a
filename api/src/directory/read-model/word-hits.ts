/** How well each listed row fits one word; 0 for those that do not. */
export class WordHits {
  readonly byRow: Uint8Array;
  /** How many times a row was marked for the first time. */
  count = 0;

  /** `ranks` of all rows; those from `listed` on are of rows that are not listed. */
  constructor(
    private readonly ranks: Uint32Array,
    private readonly listed: number,
  ) {
    this.byRow = new Uint8Array(ranks.length);
  }

  /** Whether any of the rows is listed. */
  hasListed(rows: Uint32Array): boolean {
    return rows.some((row) => (this.ranks[row] ?? this.listed) < this.listed);
  }

  /** A row that fits in several ways counts for the best. */
  mark(rows: Uint32Array, weight: number): void {
    const { ranks, listed, byRow } = this;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const known = byRow[row] ?? 0;
      if (known >= weight || (ranks[row] ?? listed) >= listed) continue;
      if (known === 0) this.count += 1;
      byRow[row] = weight;
    }
  }
}
