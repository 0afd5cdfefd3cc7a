import type { BudgetSpan, UnderstoodBudget } from '@atoll/contracts/marco-understanding';
import type { Sign, SignLine } from './signs';

const AMOUNT_MAX = 10_000_000;
const AMOUNT = '[#J]k?(?:#k)?';
const OTHER = `(?:[$]?${AMOUNT}[-U])?`;
/** With what says for what it is: 'a night', '/ person'. */
const MONEY = new RegExp(
  `(?:[LbU][1c]{0,2}|B${AMOUNT}[$]?&)?${OTHER}(?:[$]${AMOUNT}|${AMOUNT}c?[$])[LU]?(?:[,cL]{0,2}[1p][c1]?[NPADmW])?`,
  'g',
);
/** Without a currency: the limit and the night say that it is money. */
const BARE = new RegExp(`[Lb][bLc1]{0,3}${AMOUNT}(?:[,cL]{0,2}[1p]c?[NP]|c?[nr])`, 'g');
const LIMIT = /[Lbnrtq]|p[c1]?[NPAD]/;

/** The last amount of several: of '100 to 150' the most. */
function amountIn(signs: readonly Sign[]): number {
  let amount = 0;
  let last = 0;
  let isAnother = false;
  for (const { letter, value } of signs) {
    if (/[-U&]/.test(letter)) isAnother = true;
    if (letter === '#' || letter === 'J') {
      last = Number(value);
      amount = isAnother ? last : amount + last;
      isAnother = false;
    }
    if (letter === 'k') amount += last * (Number(value) - 1);
  }
  return amount;
}

function spanOf(found: string, all: string): BudgetSpan | undefined {
  if (/[1p][c1]?[ND]$/.test(found) || /n|p[c1]?[ND]/.test(all)) return 'night';
  if (/[1p][c1]?[PA]$/.test(found) || /r|p[c1]?[PA]/.test(all)) return 'person';
  if (all.includes('t')) return 'stay';
  return all.includes('q') ? 'trip' : undefined;
}

/** Reads what something may cost at most: an amount without a word of limit or 'a night' is a fact, and no budget. */
export function readBudget(line: SignLine, isStay: boolean): UnderstoodBudget | undefined {
  const all = line.letters;
  let budget: UnderstoodBudget | undefined;
  const read = (signs: readonly Sign[], at: number) => {
    if (budget) return false;
    const found = signs.map(({ letter }) => letter).join('');
    const before = line.letters.slice(Math.max(0, at - 8), at);
    const isOfOneNight = /[#1]N$/.test(before) && Number(line.signs[at - 2]?.value ?? 1) === 1;
    const span = isOfOneNight || /(?:^|[^#1])N[cLb]{0,2}$/.test(before) ? 'night' : spanOf(found, all);
    const isLimit = LIMIT.test(all) || span !== undefined || /^U|U$/.test(found);
    const currency = String(signs.find(({ letter }) => letter === '$')?.value ?? 'USD');
    const amount = amountIn(signs);
    if (!isLimit || amount <= 0 || amount > AMOUNT_MAX) return false;
    // 'One night at most 100': the night is the span of the money, and no length of a stay.
    if (isOfOneNight) line.mark(at - 2, at);
    budget = { amount, currency, per: span ?? (isStay ? 'stay' : 'trip') };
    return true;
  };
  line.take(MONEY, read);
  line.take(BARE, read);
  line.take(/[nrtqX]|p[c1]?[NP]/g, () => true);
  return budget;
}
