import type { AreaTest } from './area-names';
import type { GazetteerFile } from './file/gazetteer-file';
import type { KeyTable } from './key-table';
import { MaxTree } from './max-tree';
import type { NameUseTable } from './name-uses';

/** A place that was found, by which use of a name. */
export interface Found {
  readonly place: number;
  readonly use: number;
}

type Candidate =
  | { readonly weight: number; readonly use: number }
  | { readonly weight: number; readonly word: number; readonly from: number; readonly to: number };

/** A beginning inside a name is less likely to be meant than the name's own. */
const INNER_WORD_SHARE = 0.25;
/** Names that are looked at for one text: enough for any country's largest place, and an end to the search for none. */
const MOST_NAMES = 2_000;

/** The weightiest candidate first; there are a few dozen. */
class Candidates {
  private readonly list: Candidate[] = [];

  add(candidate: Candidate): void {
    let at = this.list.length;
    while (at > 0 && (this.list[at - 1]?.weight ?? 0) > candidate.weight) at -= 1;
    this.list.splice(at, 0, candidate);
  }

  takeWeightiest(): Candidate | undefined {
    return this.list.pop();
  }
}

/** Finds places by the beginning of any word of their names, the weightiest first, without looking at most of them. */
export class PrefixSearch {
  private readonly tree: MaxTree;

  constructor(
    private readonly file: GazetteerFile,
    private readonly keys: KeyTable,
    private readonly uses: NameUseTable,
  ) {
    const greatest = Float64Array.from({ length: keys.size }, (_, key) => uses.greatest(key, 'prefix'));
    this.tree = new MaxTree(
      file.wordKeys.length,
      (word) => (greatest[this.key(word)] ?? 0) * this.share(word),
    );
  }

  /** Adds to `found`, whose places are not found again, until there are `limit`. */
  search(text: string, isWanted: AreaTest | null, found: Map<number, Found>, limit: number): void {
    const candidates = new Candidates();
    const addRange = (from: number, to: number) => {
      if (from >= to) return;
      const word = this.tree.greatest(from, to);
      candidates.add({ weight: this.tree.value(word), word, from, to });
    };
    addRange(...this.keys.words(text));
    for (let looked = 0; looked < MOST_NAMES && found.size < limit; looked += 1) {
      const next = candidates.takeWeightiest();
      if (!next) return;
      if ('use' in next) {
        const place = this.uses.place(next.use);
        if (!found.has(place)) found.set(place, { place, use: next.use });
        continue;
      }
      const [from, to] = this.uses.of(this.key(next.word));
      for (let use = from; use < to; use += 1) {
        const place = this.uses.place(use);
        if (found.has(place) || (isWanted && !isWanted(place))) continue;
        candidates.add({ weight: this.uses.weight(use, 'prefix') * this.share(next.word), use });
      }
      addRange(next.from, next.word);
      addRange(next.word + 1, next.to);
    }
  }

  private key(word: number): number {
    return this.file.wordKeys[word] ?? 0;
  }

  private share(word: number): number {
    const isFirst = this.file.wordStarts[word] === this.file.keyStarts[this.key(word)];
    return isFirst ? 1 : INNER_WORD_SHARE;
  }
}
