import { BOOKING_HORIZON_DAYS } from '@atoll/contracts/constants';
import { addDays, dayOf, longMonth, shortMonth } from '@atoll/contracts/dates';
import type { Understood, UnderstoodBudget, UnderstoodPlace } from '@atoll/contracts/marco-understanding';
import type { BudgetSpan, Taste, Want } from '@atoll/contracts/understanding-values';
import { formatMoney } from '@atoll/contracts/money-in-words';
import { placeLabel } from '@atoll/contracts/place';
import { countOf } from '@atoll/contracts/words';

type Dates = Pick<Understood, 'checkIn' | 'checkOut' | 'nights' | 'month' | 'days'>;
type Party = Pick<Understood, 'adults' | 'childrenAges'>;

/** A year is said where a day and its month would be taken for another one: it has passed, or is far ahead. */
function needsYear(date: string, today: string | null): boolean {
  return today !== null && (date < today || date > addDays(today, BOOKING_HORIZON_DAYS));
}

function dayInWords(date: string, today: string | null): string {
  const year = needsYear(date, today) ? ` ${date.slice(0, 4)}` : '';
  return `${dayOf(date)} ${shortMonth(date)}${year}`;
}

/** '3–5 Jan', '30 Nov – 2 Dec'. */
function stayInWords(checkIn: string, checkOut: string, today: string | null): string {
  const last = dayInWords(checkOut, today);
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
  return isOneMonth ? `${dayOf(checkIn)}–${last}` : `${dayInWords(checkIn, today)} – ${last}`;
}

/** 'January', or 'January 2022' where that is not the next one. */
export function monthInWords(month: string, today: string | null): string {
  const isNext =
    today === null ||
    (month >= today.slice(0, 7) && month <= addDays(today, BOOKING_HORIZON_DAYS).slice(0, 7));
  return `${longMonth(`${month}-01`)}${isNext ? '' : ` ${month.slice(0, 4)}`}`;
}

function whenInWords({ checkIn, checkOut, month }: Dates, today: string | null): string | null {
  if (checkIn && checkOut) return stayInWords(checkIn, checkOut, today);
  if (checkIn) return `from ${dayInWords(checkIn, today)}`;
  if (checkOut) return `until ${dayInWords(checkOut, today)}`;
  return month ? monthInWords(month, today) : null;
}

/** How long, where the days do not say it: '3 nights', '4 days'. */
function lengthInWords({ checkIn, checkOut, nights, days }: Dates): string | null {
  if (checkIn && checkOut) return null;
  if (nights) return countOf(nights, 'night');
  return days ? countOf(days, 'day') : null;
}

/** '3–5 Jan', 'January, 3 nights' or '3 days'; '' where nothing of it was said. */
export function datesInWords(dates: Dates, today: string | null): string {
  return [whenInWords(dates, today), lengthInWords(dates)].filter(Boolean).join(', ');
}

function ageInWords(age: number | null): string {
  if (age === null) return 'age unknown';
  return age === 0 ? 'under 1' : String(age);
}

function childrenInWords(ages: Party['childrenAges']): string | null {
  if (ages.length === 0) return null;
  const count = countOf(ages.length, 'child', 'children');
  return ages.every((age) => age === null) ? count : `${count} (${ages.map(ageInWords).join(', ')})`;
}

/** '2 adults, 2 children (4, 7)'; '' where nobody was named. */
export function partyInWords({ adults, childrenAges }: Party): string {
  return [adults !== undefined && countOf(adults, 'adult'), childrenInWords(childrenAges)]
    .filter(Boolean)
    .join(', ');
}

/** '2 rooms'. */
export function roomsInWords(rooms: number): string {
  return countOf(rooms, 'room');
}

/** What an amount is for. */
export const SPAN_WORDS: Readonly<Record<BudgetSpan, string>> = {
  night: 'a night',
  stay: 'for the stay',
  trip: 'for the trip',
  person: 'a person',
};

/** 'up to €150 a night'. */
export function budgetInWords({ amount, currency, per }: UnderstoodBudget): string {
  return `up to ${formatMoney(amount, currency, { round: Number.isInteger(amount) })} ${SPAN_WORDS[per]}`;
}

/** What was said, and how it is refused. */
const WORDS: Readonly<Record<Want | Taste, readonly [wanted: string, refused: string]>> = {
  hotels: ['hotels', 'no hotels'],
  activities: ['activities', 'no activities'],
  plan: ['a plan', 'no plan'],
  agents: ['travel agents', 'no travel agents'],
  request: ['a quote', 'no quote'],
  information: ['information', 'no information'],
  help: ['help', 'no help'],
  'stars:1': ['1 star', 'not 1 star'],
  'stars:2': ['2 stars', 'not 2 stars'],
  'stars:3': ['3 stars', 'not 3 stars'],
  'stars:4': ['4 stars', 'not 4 stars'],
  'stars:5': ['5 stars', 'not 5 stars'],
  pool: ['pool', 'no pool'],
  breakfast: ['breakfast', 'no breakfast'],
  halfBoard: ['half board', 'no half board'],
  allInclusive: ['all inclusive', 'not all inclusive'],
  wifi: ['WiFi', 'no WiFi'],
  parking: ['parking', 'no parking'],
  spa: ['spa', 'no spa'],
  gym: ['gym', 'no gym'],
  restaurant: ['restaurant', 'no restaurant'],
  bar: ['bar', 'no bar'],
  pets: ['pets allowed', 'no pets'],
  beach: ['by the beach', 'not by the beach'],
  airConditioning: ['air conditioning', 'no air conditioning'],
  accessible: ['accessible', 'not accessible'],
  cheap: ['cheap', 'not cheap'],
  luxury: ['luxury', 'no luxury'],
  central: ['central', 'not central'],
  quiet: ['quiet', 'not quiet'],
  family: ['for families', 'not for families'],
  romantic: ['romantic', 'not romantic'],
};

/** 'pool', '4 stars', 'for families'. */
export function tasteInWords(taste: Taste): string {
  return WORDS[taste][0];
}

/** 'no hotels', 'not central'. */
export function refusalInWords(refused: Want | Taste): string {
  return WORDS[refused][1];
}

/** 'Valencia, Venezuela instead?' */
export function insteadInWords(place: UnderstoodPlace): string {
  return `${placeLabel(place)} instead?`;
}

/** What the row says after something was done, or could not be. */
export const ROW_WORDS = {
  title: 'What I understood',
  waiting: 'Marco is answering. Change this when the answer is there.',
  newer: 'It was changed elsewhere; this is what it says now.',
  offline: 'You are offline, so this could not be changed. Please try again when you are back.',
  failed: 'This could not be changed. Please try again.',
  changed: 'Your trip is changed.',
  search: 'Search again with this',
  /** The message that is then sent. */
  searchMessage: 'Search again',
} as const;

/** 'Removed 3–5 Jan.' */
export function removedInWords(text: string): string {
  return `Removed ${text}.`;
}

/** What the form says where its trip was changed elsewhere: nothing that was typed is lost. */
export function newerInWords(texts: readonly string[]): string {
  const now = texts.length > 0 ? texts.join(' · ') : 'nothing';
  return `It was changed elsewhere; this is what it says now: ${now}. Save again to put what you changed over it.`;
}

/** What the form says of fields that cannot be saved. */
export const FORM_PROBLEMS = {
  place: 'Choose a place from the list, or empty this field.',
  halfDate: 'Write the whole date, or empty this field.',
  checkOutPast: 'Check-out date cannot be in the past',
  nights: 'Write 1 to 30 nights, or nothing.',
  days: 'Write 1 to 7 days, or nothing.',
  amount: 'Write an amount up to 10,000,000, or nothing.',
} as const;

/** What the form says where saving did not work. */
export const SAVE_PROBLEMS = {
  offline: 'You are offline. Nothing is lost: save again when you are back.',
  failed: 'This could not be saved. Please try again.',
} as const;
