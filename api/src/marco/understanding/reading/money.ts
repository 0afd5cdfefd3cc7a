import type { UnderstoodBudget } from '@atoll/contracts/marco-understanding';
import type { BudgetSpan, Want } from '@atoll/contracts/understanding-values';
import type { Sign, SignLine } from './signs';

const AMOUNT_MAX = 10_000_000;
/** '1200', '15 thousand', 'a thousand', 'a hundred and fifty'. */
const AMOUNT = '(?:[#J]k?(?:#k)?|k#?)';
const OTHER = `(?:[$]?${AMOUNT}[-U])?`;
/** With what says for what it is: 'a night', '/ person'. */
const MONEY = new RegExp(
  `(?:[LbU][1c]{0,2}|B${AMOUNT}[$]?&)?${OTHER}(?:[$]${AMOUNT}|${AMOUNT}c?[$])[LU]?(?:[,cL]{0,2}[1pfs][c1]?[NPADmW]|[NP](?![-c]?#))?`,
  'g',
);
/** Without a currency: the limit and the night say that it is money. */
const BARE = new RegExp(`[LbU][bLc1]{0,3}${AMOUNT}(?:[,cL]{0,2}[1p]c?[NP]|c?[nr])`, 'g');
const SPANNED = /#k?(?:#k)?(?:[p1]c?[NP]|c?[nr])/g;
/** 'Max 250', and not 'max 3 nights' and 'within 200 metres'. */
const LIMITED = /[LbU][bLc1]{0,3}#k?(?:#k)?(?![o.]?[-c]?[NDWEPACRSIGkmMow_^#$])/g;
const LIMITED_BEHIND = /#k?(?:#k)?c?(?:L(?![bLc1]{0,3}#)|U(?=[,.]|$))/g;
/** What is less without a currency is a day, or counts something else. */
const LIMITED_MIN = 32;
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
    if (letter === 'k' && last > 0) amount += last * (Number(value) - 1);
    if (letter === 'k' && last === 0) amount = Number(value);
  }
  return amount;
}

function spanOf(found: string, all: string): BudgetSpan | undefined {
  if (/(?:[1pfs][c1]?|[$LUk#J])[ND]$/.test(found) || /(?<!w)n|p[c1]?[ND]/.test(all)) return 'night';
  if (/(?:[1pf][c1]?|[$LUk#J])[PA]$/.test(found) || /r|p[c1]?[PA]/.test(all)) return 'person';
  if (all.includes('t')) return 'stay';
  return all.includes('q') ? 'trip' : undefined;
}

/** 'The ticket was 20 euros', '100 dollars in euros', and what stands in a question are facts. */
function isFact(line: SignLine, at: number, wants: readonly Want[]): boolean {
  const before = /V[c_]{1,3}$/.exec(line.letters.slice(Math.max(0, at - 4), at));
  const isOfTicket = before && line.signs[at - before[0].length]?.values?.includes('activities');
  const currencies = line.letters.match(/[$]/g)?.length ?? 0;
  return Boolean(isOfTicket) || currencies > 1 || wants.includes('information') || wants.includes('help');
}

/** Reads what something may cost at most: an amount of money is a budget but for facts. */
export function readBudget(line: SignLine, wants: readonly Want[]): UnderstoodBudget | undefined {
  const all = line.letters;
  const isStay = wants.includes('hotels') && !wants.includes('plan');
  let budget: UnderstoodBudget | undefined;
  const read = (signs: readonly Sign[], at: number) => {
    if (budget) return false;
    const found = signs.map(({ letter }) => letter).join('');
    const before = line.letters.slice(Math.max(0, at - 8), at);
    const isOfOneNight = /[#1]N$/.test(before) && Number(line.signs[at - 2]?.value ?? 1) === 1;
    // 'الليلة' is 'tonight' and 'a night', and begins what the night may cost.
    const [ofNight = ''] = /(?<=^|[,.&])sN[cLb]{0,2}$/.exec(before) ?? [];
    const [ofPerson = ''] = /[#1]Pc?$/.exec(before) ?? [];
    const isOfOnePerson =
      ofPerson !== '' &&
      Number(line.signs[at - ofPerson.length]?.value ?? 1) === 1 &&
      // Written together, as in '1人5万円', it counts nobody.
      (line.signs[at - 1]?.to === line.signs[at]?.from ||
        /[PA]/.test(all.slice(0, at - ofPerson.length) + all.slice(at)));
    const isOfNight = isOfOneNight || /(?:^|[^#1])N[cLb]{0,2}$/.test(before);
    const span = isOfOnePerson ? 'person' : isOfNight ? 'night' : spanOf(found, all);
    const isLimit = LIMIT.test(all) || span !== undefined || /^U|U$/.test(found) || !isFact(line, at, wants);
    const currency = String(signs.find(({ letter }) => letter === '$')?.value ?? 'USD');
    const amount = amountIn(signs);
    if (!isLimit || amount <= 0 || amount > AMOUNT_MAX) return false;
    const isSure = found.includes('$') || (span !== undefined && /[LbU]/.test(found));
    if (!isSure && amount < LIMITED_MIN) return false;
    // 'One night at most 100': the night is the span of the money, and no length of a stay.
    if (isOfOneNight) line.mark(at - 2, at);
    line.mark(at - ofNight.length, at);
    if (isOfOnePerson) line.mark(at - ofPerson.length, at);
    budget = { amount, currency, per: span ?? (isStay ? 'stay' : 'trip') };
    return true;
  };
  for (const pattern of [MONEY, BARE, SPANNED, LIMITED, LIMITED_BEHIND]) line.take(pattern, read);
  line.take(/(?<!w)n|[rtqX]|p[c1]?[NP]/g, () => true);
  return budget;
}
