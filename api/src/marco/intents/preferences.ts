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
  '¥': 'JPY',
  円: 'JPY',
  yen: 'JPY',
  dolares: 'USD',
  dólares: 'USD',
  livres: 'GBP',
  libras: 'GBP',
  pfund: 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
};
const SIGN = '[$€£¥]|usd|eur|gbp|dollars?|d[oó]lares|bucks|euros?|pounds?|livres|libras|pfund|yen';
const BUDGET =
  /(?<!\p{L})(?:budget|under|below|cheaper than|max(?:imum)?|up to|at most|less than|spend|no more than|unter|höchstens|maximal|bis zu|moins de|jusqu['’]?à|pas plus de|menos de|hasta|presupuesto|como máximo)(?!\p{L})|予算|以下|ميزانية|أقل من/iu;
const NUMBER = '(\\d{1,3}(?:[ ,.]\\d{3})+|\\d{1,7})(k)?';
const AMOUNT = new RegExp(
  `(?:(${SIGN})\\s?${NUMBER}(?!\\d)|${NUMBER}\\s?(${SIGN})(?!\\p{L})|${NUMBER}\\s?(円))`,
  'iu',
);
/** A limit for each night, and not for the whole stay. */
const PER_NIGHT =
  /(?:\/|\bper\b|\ba\b|\beach\b|\bpro\b|\bpar\b|\bla\b|\bpor\b)\s?(?:night|nite|nacht|nuit|noche)|一泊|1泊|لليلة|في الليلة/iu;
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sechs: 6,
  sieben: 7,
  seis: 6,
  siete: 7,
  sept: 7,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
/** Digits may follow letters, as in Japanese, but no other digits and no month. */
const COUNT = `(?:(?<![\\d月])(\\d{1,2})|(?<!\\p{L})(${Object.keys(COUNTS).join('|')}))`;

function countBefore(text: string, things: string): number | null {
  const [, digits, word] = new RegExp(`${COUNT}[ -]?(?:${things})`, 'iu').exec(text) ?? [];
  if (word !== undefined) return COUNTS[word.toLowerCase()] ?? null;
  return digits === undefined ? null : Number(digits);
}

function readBudget(text: string): ChatPreferences['budget'] {
  if (!BUDGET.test(text)) return undefined;
  const [, signBefore, a, aK, b, bK, signAfter, c, cK, symbolAfter] = AMOUNT.exec(text) ?? [];
  const digits = a ?? b ?? c;
  const currency = CURRENCY_SIGNS[(signBefore ?? signAfter ?? symbolAfter ?? '').toLowerCase()];
  if (digits === undefined || currency === undefined) return undefined;
  const amount = Number(digits.replaceAll(/[ ,.]/g, '')) * ((aK ?? bK ?? cK) ? 1_000 : 1);
  return { amount, currency, ...(PER_NIGHT.test(text) && { per: 'night' as const }) };
}

function plausible(count: number | null, max: number): number | undefined {
  return count !== null && count >= 1 && count <= max ? count : undefined;
}

/** What a message says of budget, guests and nights; only what it says (MAR-48). */
export function readPreferences(text: string): ChatPreferences {
  const adults = plausible(
    countBefore(
      text,
      'people|persons?|ppl|adults?|guests?|of us|travel[l]?ers|personen|erwachsene|personnes|adultes|personas|adultos|人|名|أشخاص',
    ),
    PARTY_MAX,
  );
  const nights = plausible(
    countBefore(text, 'nights?|nächte|nachte|nuits?|noches?|泊|ليال'),
    STAY_NIGHTS_MAX,
  );
  const budget = readBudget(text);
  return { ...(budget && { budget }), ...(adults && { adults }), ...(nights && { nights }) };
}

const WEEKS = 'weeks?|wochen?|semaines?|semanas?|週間';
const ONE_WEEK =
  /\b(?:a|the|one|whole) week\b(?! ?end)|(?<!\p{L})(?:eine|une|una) (?:woche|semaine|semana)(?!\p{L})|一週間|أسبوع/iu;
const ONE_DAY =
  /\b(?:a|one|single) day\b(?! trip)|(?<!\p{L})(?:einen? tag|une? journée|un jour|un día)(?!\p{L})/iu;

/** For how many days a plan is wanted, however many: three unless the message says otherwise (MAR-25). */
export function wantedDays(text: string): number {
  const days = countBefore(text, 'days?|tage?[ns]?|jours?|d[ií]as?|日(?!本)|أيام');
  if (days !== null && days >= 1) return days;
  const weeks = countBefore(text, WEEKS);
  if (weeks !== null && weeks >= 1) return weeks * 7;
  if (/\bweek[ -]?end\b|wochenende|fin de semana|週末/iu.test(text)) return 2;
  if (ONE_WEEK.test(text)) return 7;
  return ONE_DAY.test(text) ? 1 : PLAN_DAYS_DEFAULT;
}

/** How many days are planned: those that are wanted, seven at most. */
export function readDays(text: string): number {
  return Math.min(wantedDays(text), PLAN_DAYS_MAX);
}
