import type { ChatPreferences } from '@atoll/contracts/marco';
import { PARTY_MAX, PLAN_DAYS_DEFAULT, PLAN_DAYS_MAX, STAY_NIGHTS_MAX } from '@atoll/contracts/constants';

const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
};
const SIGN = '[$€£]|usd|eur|gbp|dollars?|bucks|euros?|pounds?';
const BUDGET = /\b(?:budget|under|below|max(?:imum)?|up to|at most|less than|spend|no more than)\b/i;
const NUMBER = '(\\d{1,3}(?:[ ,.]\\d{3})+|\\d{1,7})';
const AMOUNT = new RegExp(`(?:(${SIGN})\\s?${NUMBER}|${NUMBER}\\s?(${SIGN})\\b|${NUMBER}\\s?(€|£))`, 'i');
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
const COUNT = `(\\d{1,2}|${Object.keys(COUNTS).join('|')})`;

function countBefore(text: string, things: string): number | null {
  const [, found] = new RegExp(`(?:^|[^\\p{L}\\d])${COUNT}[ -]?(?:${things})`, 'iu').exec(text) ?? [];
  if (found === undefined) return null;
  return COUNTS[found.toLowerCase()] ?? Number(found);
}

function readBudget(text: string): ChatPreferences['budget'] {
  if (!BUDGET.test(text)) return undefined;
  const [, signBefore, a, b, signAfter, c, symbolAfter] = AMOUNT.exec(text) ?? [];
  const digits = a ?? b ?? c;
  const currency = CURRENCY_SIGNS[(signBefore ?? signAfter ?? symbolAfter ?? '').toLowerCase()];
  if (digits === undefined || currency === undefined) return undefined;
  return { amount: Number(digits.replaceAll(/[ ,.]/g, '')), currency };
}

function within(count: number | null, max: number): number | undefined {
  return count !== null && count >= 1 && count <= max ? count : undefined;
}

/** What a message says of budget, guests and nights; only what it says (MAR-48). */
export function readPreferences(text: string): ChatPreferences {
  const adults = within(
    countBefore(text, 'people|persons?|adults?|guests?|of us|travel[l]?ers|personen|personnes|personas'),
    PARTY_MAX,
  );
  const nights = within(countBefore(text, 'nights?|nächte|nachte|nuits?|noches?'), STAY_NIGHTS_MAX);
  const budget = readBudget(text);
  return { ...(budget && { budget }), ...(adults && { adults }), ...(nights && { nights }) };
}

/** For how many days a plan is wanted: three unless the message says otherwise (MAR-25). */
export function readDays(text: string): number {
  const days = countBefore(text, 'days?|tage[ns]?|jours?|d[ií]as?|日') ?? null;
  if (days !== null && days >= 1) return Math.min(days, PLAN_DAYS_MAX);
  const weekend = /\bweek[ -]?end\b|wochenende|fin de semana/i.test(text);
  return weekend ? 2 : PLAN_DAYS_DEFAULT;
}
