import { longMonth, shortMonth } from './dates';
import { listInWords } from './words';

const MONTHS = 12;

/** A month of any year, as dates are written. */
const dateIn = (month: number) => `2000-${String(month).padStart(2, '0')}`;

/** Months one after the other, the end of the year going on at its beginning. */
function runsOf(months: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const month of [...months].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.at(-1) === month - 1) last.push(month);
    else runs.push([month]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || first === last || first[0] !== 1 || last.at(-1) !== MONTHS) return runs;
  return [...runs.slice(1, -1), [...last, ...first]];
}

/** 'April to June, September and October'; 'any month' where all are meant. */
export function monthsInWords(months: readonly number[]): string {
  if (months.length === MONTHS) return 'any month';
  const parts = runsOf(months).flatMap((run) => {
    const [from, to] = [run[0], run.at(-1)];
    if (from === undefined || to === undefined) return [];
    return run.length > 2
      ? [`${longMonth(dateIn(from))} to ${longMonth(dateIn(to))}`]
      : run.map((month) => longMonth(dateIn(month)));
  });
  return listInWords(parts);
}

/** Every month with its short name and whether it is among these. */
export function yearOf(months: readonly number[]): { month: number; name: string; isGood: boolean }[] {
  return Array.from({ length: MONTHS }, (_, index) => ({
    month: index + 1,
    name: shortMonth(dateIn(index + 1)),
    isGood: months.includes(index + 1),
  }));
}
