import type { SortedTexts } from './sorted-texts';

/** A text of a table and how many mistakes it is away. */
export type OnSimilar = (text: number, mistakes: number) => void;

/** How many mistakes are forgiven in the whole text, and in its first letters. */
export interface Allowance {
  readonly whole: number;
  readonly firstLetters: number;
  readonly inFirstLetters: number;
}

/** More than any allowance. */
const TOO_MANY = 99;

/**
 * Walks over all sorted texts within the allowance of one. What two neighbours begin with alike is compared once, and
 * where a beginning has too many mistakes already, all texts with it are skipped. The measure is optimal string
 * alignment, which counts two letters that changed places as one mistake.
 */
export class SimilarTexts {
  /** One row per letter of a text; those of the text before are kept, because the next one begins alike. */
  private rows = new Uint8Array(0);

  constructor(private readonly table: SortedTexts) {}

  find(wanted: Uint16Array, allowance: Allowance, onSimilar: OnSimilar): void {
    const { shared, starts } = this.table;
    const [from, to] = this.table.ofAlphabet(wanted[0] ?? 0);
    const width = wanted.length + 1;
    const deepest = wanted.length + allowance.whole;
    if (this.rows.length < (deepest + 2) * width) this.rows = new Uint8Array((deepest + 2) * width);
    const { rows } = this;
    for (let column = 0; column < width; column += 1) {
      rows[column] = column <= limitAt(column, allowance) ? column : TOO_MANY;
    }
    let done = 0;
    let text = from;
    while (text < to) {
      done = Math.min(done, shared[text] ?? 0);
      const start = starts[text] ?? 0;
      const length = (starts[text + 1] ?? 0) - start;
      let isHopeless = false;
      while (done < length && !isHopeless) {
        done += 1;
        isHopeless = done > deepest || !this.fillRow(done, start, wanted, allowance);
      }
      if (isHopeless) {
        text = this.table.skip(text + 1, done);
        continue;
      }
      // A shorter text ends outside the band, where nothing is written.
      if (Math.abs(length - wanted.length) <= allowance.whole) {
        const mistakes = rows[length * width + width - 1] ?? TOO_MANY;
        if (mistakes <= allowance.whole) onSimilar(text, mistakes);
      }
      text += 1;
    }
  }

  /** Fills a band of the row of a text's letter number `row`, from 1; false where all of it is beyond the allowance. */
  private fillRow(row: number, start: number, wanted: Uint16Array, allowance: Allowance): boolean {
    const { rows } = this;
    const { letters } = this.table;
    const most = allowance.whole;
    const width = wanted.length + 1;
    const letter = letters[start + row - 1] ?? 0;
    const before = row > 1 ? (letters[start + row - 2] ?? 0) : -1;
    const at = row * width;
    const above = at - width;
    const first = Math.max(1, row - most);
    const last = Math.min(width - 1, row + most);
    let left = first === 1 && row <= limitAt(0, allowance) ? row : TOO_MANY;
    let isAlive = left !== TOO_MANY;
    rows[at + first - 1] = left;
    for (let column = first; column <= last; column += 1) {
      const wantedLetter = wanted[column - 1] ?? 0;
      const isLastOfBand = column === row + most;
      let value = (rows[above + column - 1] ?? 0) + (wantedLetter === letter ? 0 : 1);
      if (!isLastOfBand) value = Math.min(value, (rows[above + column] ?? 0) + 1);
      value = Math.min(value, left + 1);
      if (row > 1 && column > 1 && wantedLetter === before && wanted[column - 2] === letter) {
        value = Math.min(value, (rows[above - width + column - 2] ?? 0) + 1);
      }
      // The next row may find this letter to have changed places with the next wanted one.
      if (wanted[column] === letter && (rows[above + column - 1] ?? TOO_MANY) < most) isAlive = true;
      left = value <= (column <= allowance.firstLetters ? allowance.inFirstLetters : most) ? value : TOO_MANY;
      rows[at + column] = left;
      if (left !== TOO_MANY) isAlive = true;
    }
    return isAlive;
  }
}

function limitAt(column: number, { whole, firstLetters, inFirstLetters }: Allowance): number {
  return column <= firstLetters ? inFirstLetters : whole;
}
