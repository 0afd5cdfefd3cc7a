import { NAME_USES, PLACE_MASK, USE_SHIFT, type GazetteerFile, type NameUse } from './file/gazetteer-file';

/** How a name was found: wholly (and typed like an airport's code), by the beginning of a word, or by a similar one. */
export type Match = 'exact' | 'code' | 'prefix' | 'similar';

/**
 * What share of a place's weight counts when it is found by a name of this use. Whole names of any language count
 * alike, so that the larger place decides; a beginning is more likely to mean the shown name.
 */
const SHARES: Readonly<Record<Match, Readonly<Record<NameUse, number>>>> = {
  exact: { own: 1, other: 1, phrase: 1, airportCode: 4, cityCode: 0.05, area: 0.2 },
  code: { own: 1, other: 1, phrase: 1, airportCode: 40, cityCode: 0.05, area: 0.2 },
  prefix: { own: 1, other: 0.3, phrase: 0.1, airportCode: 0.1, cityCode: 0.01, area: 0.05 },
  similar: { own: 1, other: 0.3, phrase: 0.1, airportCode: 0, cityCode: 0, area: 0.05 },
};

/** The names of places as the file has them: who is called so, and how much that counts. */
export class NameUseTable {
  constructor(private readonly file: GazetteerFile) {}

  /** Uses of a key, as indexes: from the first to the one before the second. */
  of(key: number): readonly [from: number, to: number] {
    return [this.file.useStarts[key] ?? 0, this.file.useStarts[key + 1] ?? 0];
  }

  place(use: number): number {
    return (this.file.uses[use] ?? 0) & PLACE_MASK;
  }

  kind(use: number): NameUse {
    return NAME_USES[(this.file.uses[use] ?? 0) >>> USE_SHIFT] ?? 'other';
  }

  /** Whether it is a name, and not a code or what people type for a place. */
  isName(use: number): boolean {
    return ['own', 'other'].includes(this.kind(use));
  }

  weight(use: number, match: Match): number {
    return (this.file.weights[this.place(use)] ?? 0) * SHARES[match][this.kind(use)];
  }

  /** The greatest weight of any use of a key. */
  greatest(key: number, match: Match): number {
    const [from, to] = this.of(key);
    let greatest = 0;
    for (let use = from; use < to; use += 1) greatest = Math.max(greatest, this.weight(use, match));
    return greatest;
  }
}
