import { RowList } from './row-list';

const PART_LENGTH = 3;
const NONE = new Uint32Array(0);

/** What a folded text can be found by: every three letters in a row, and the first one and two of every word. */
function* keysOf(text: string): Generator<string> {
  for (let at = 0; at + PART_LENGTH <= text.length; at += 1) yield text.slice(at, at + PART_LENGTH);
  for (const word of text.split(/[ \n]/)) {
    if (word) yield word.slice(0, 1);
    if (word.length > 1) yield word.slice(0, 2);
  }
}

/**
 * Rows by a part of their folded text (`fold`). One or two letters find the texts in which a word begins with them;
 * more are found anywhere. Nothing that is typed is ever a pattern.
 */
export class PartIndex {
  readonly #lists = new Map<string, RowList>();
  readonly #textOf: (row: number) => string;

  constructor(textOf: (row: number) => string) {
    this.#textOf = textOf;
  }

  add(row: number, text: string): void {
    for (const key of keysOf(text)) {
      let list = this.#lists.get(key);
      if (!list) this.#lists.set(key, (list = new RowList()));
      list.add(row);
    }
  }

  delete(row: number, text: string): void {
    for (const key of keysOf(text)) {
      const list = this.#lists.get(key);
      list?.delete(row);
      if (list?.length === 0) this.#lists.delete(key);
    }
  }

  trim(): void {
    for (const list of this.#lists.values()) list.trim();
  }

  /** Ascending rows whose text has the folded part in it; none for an empty part. */
  find(part: string): Uint32Array {
    if (part.length <= PART_LENGTH) return this.#lists.get(part)?.rows ?? NONE;
    const lists: RowList[] = [];
    for (let at = 0; at + PART_LENGTH <= part.length; at += 1) {
      const list = this.#lists.get(part.slice(at, at + PART_LENGTH));
      if (!list) return NONE;
      lists.push(list);
    }
    lists.sort((a, b) => a.length - b.length);
    return lists[0]?.rows.filter((row) => this.#textOf(row).includes(part)) ?? NONE;
  }
}
