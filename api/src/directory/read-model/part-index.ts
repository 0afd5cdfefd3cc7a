import { RowList } from './row-list';

const PART_LENGTH = 3;
const NONE = new Uint32Array(0);

/** Calls back with what a folded text can be found by: every three letters in a row, and the first one and two of words. */
function eachKey(text: string, found: (key: string) => void): void {
  let isBeginning = true;
  for (let at = 0; at < text.length; at += 1) {
    if (at + PART_LENGTH <= text.length) found(text.slice(at, at + PART_LENGTH));
    const isGap = isBetweenWords(text, at);
    if (isBeginning && !isGap) {
      found(text.slice(at, at + 1));
      if (at + 1 < text.length && !isBetweenWords(text, at + 1)) found(text.slice(at, at + 2));
    }
    isBeginning = isGap;
  }
}

function isBetweenWords(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 10;
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
    eachKey(text, (key) => {
      let list = this.#lists.get(key);
      if (!list) this.#lists.set(key, (list = new RowList()));
      list.add(row);
    });
  }

  delete(row: number, text: string): void {
    eachKey(text, (key) => {
      const list = this.#lists.get(key);
      list?.delete(row);
      if (list?.length === 0) this.#lists.delete(key);
    });
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
