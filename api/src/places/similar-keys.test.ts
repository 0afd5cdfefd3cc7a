import { allowedSlips } from '../shared/text/slips';
import { SimilarKeys } from './similar-keys';

/** Optimal string alignment by its definition, slowly. */
function mistakesBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isTurned = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        ...(row > 1 && column > 1 && isTurned ? [at(row - 2, column - 2) + 1] : []),
      ];
      (rows[row] ?? [])[column] = Math.min(...steps);
    }
  }
  return at(a.length, b.length);
}

function wordsOf(letters: string, length: number): string[] {
  if (length === 0) return [''];
  return wordsOf(letters, length - 1).flatMap((rest) => [...letters].map((letter) => letter + rest));
}

function namesOf(words: readonly string[]) {
  const sorted = [...new Set(words)].sort();
  const text = sorted.join('');
  const turned = sorted.map((word, key) => ({ word: [...word].reverse().join(''), key }));
  turned.sort((a, b) => (a.word < b.word ? -1 : 1));
  let at = 0;
  return {
    sorted,
    keys: Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
    keyStarts: Uint32Array.from([0, ...sorted.map((word) => (at += word.length))]),
    backwards: Uint32Array.from(turned, ({ key }) => key),
  };
}

it.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
])('PLC-02: %s may have %i mistakes', (text, most) => {
  expect(allowedSlips(text)).toBe(most);
});

it('PLC-02: finds exactly the names within the mistakes that are allowed, as a slow measure does', () => {
  const short = [3, 4, 5].flatMap((length) => wordsOf('ab', length));
  const long = wordsOf('ab', 8).map((word, index) => (index % 3 === 0 ? `${word}c` : word));
  const names = namesOf([...short, ...long, 'abab cab', 'bbbbbbbbbbbb']);
  const similar = new SimilarKeys(names);
  for (const text of ['abab', 'bbaa', 'ababa', 'abbab', 'abababab', 'bbaabbaa', 'aabbabba', 'abcabcab']) {
    const most = allowedSlips(text);
    const expected = names.sorted.filter((name) => mistakesBetween(name, text) <= most);
    const found = similar.find(text);
    expect(found.map(({ key }) => names.sorted[key]).sort()).toEqual(expected);
    for (const { key, mistakes } of found)
      expect(mistakes).toBe(mistakesBetween(names.sorted[key] ?? '', text));
  }
});
