import type { CityOption } from '@atoll/contracts/place';
import { fold } from '@atoll/contracts/fold';

/** Letters to add, leave out, change or turn around to make one of the other. */
function mistakesBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let column = 1; column <= other.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isTurned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const fewest = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isTurned ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(fewest);
    }
  return at(one.length, other.length);
}

/** True for a name in another spelling: 'Rom', 'Prag', 'Bracelona', and for a part of a long one: 'Heathrow airport'. */
export function isNear({ name, matched }: CityOption, phrase: string): boolean {
  const typed = fold(phrase);
  return [name, matched ?? name].map(fold).some((known) => {
    const isPart = typed.split(' ').every((word) => word.length > 3 && ` ${known}`.includes(` ${word}`));
    const isBeginning = known.startsWith(typed) && known.length - typed.length <= 2;
    const mistakes = typed.length < 4 || known[0] !== typed[0] ? Infinity : mistakesBetween(typed, known);
    return isPart || isBeginning || mistakes <= (typed.length < 6 ? 1 : 2);
  });
}
