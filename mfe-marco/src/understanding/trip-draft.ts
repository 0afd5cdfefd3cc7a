import {
  BOOKING_HORIZON_DAYS,
  DEFAULT_CURRENCY,
  PLAN_DAYS_MAX,
  STAY_NIGHTS_MAX,
} from '@atoll/contracts/constants';
import { minorDigits, toMajor } from '@atoll/contracts/currency-units';
import { addDays, nightsBetween } from '@atoll/contracts/dates';
import { CHAT_DATE_MESSAGES, chatDateProblem } from '@atoll/contracts/marco-stay';
import type { Understood, UnderstoodBudget } from '@atoll/contracts/marco-understanding';
import { cityOptionOf, understoodPlace } from '@atoll/contracts/understood-place';
import { BUDGET_MAX, type BudgetSpan, type Taste, type Want } from '@atoll/contracts/understanding-values';
import type { CityOption } from '@atoll/contracts/place';
import { readNumber } from '@atoll/contracts/typed-number';
import { othersFor } from './chips';
import { FORM_PROBLEMS } from './words';

/** A place field: what is typed names a place only once one was chosen. */
export interface PlaceDraft {
  readonly place: CityOption | null;
  readonly text: string;
}

/** A trip as its form has it: texts as they were typed, 0 people or rooms where nobody said how many. */
export interface TripDraft {
  readonly places: readonly PlaceDraft[];
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: string;
  readonly month: string;
  readonly days: string;
  readonly adults: number;
  readonly childrenAges: readonly (number | null)[];
  readonly rooms: number;
  readonly amount: string;
  readonly currency: string;
  readonly per: BudgetSpan;
  readonly tastes: readonly Taste[];
  readonly refused: readonly (Want | Taste)[];
}

/** What is wrong with the fields, by their names. */
export type TripProblems = Partial<
  Record<'places' | 'checkIn' | 'checkOut' | 'nights' | 'days' | 'amount', string>
>;

const NO_PLACE: PlaceDraft = { place: null, text: '' };

/** The form of what is understood. */
export function draftOf(understood: Understood): TripDraft {
  const { places, checkIn, checkOut, nights, month, days, adults, childrenAges, rooms, budget } = understood;
  return {
    places:
      places.length > 0 ? places.map((place) => ({ place: cityOptionOf(place), text: '' })) : [NO_PLACE],
    checkIn: checkIn ?? '',
    checkOut: checkOut ?? '',
    nights: nights ? String(nights) : '',
    month: month ?? '',
    days: days ? String(days) : '',
    adults: adults ?? 0,
    childrenAges,
    rooms: rooms ?? 0,
    amount: budget ? String(budget.amount) : '',
    currency: budget?.currency ?? DEFAULT_CURRENCY,
    per: budget?.per ?? 'night',
    tastes: understood.tastes,
    refused: understood.refused,
  };
}

/** What was changed of `before`, on `now`: what somebody typed outlives what was changed elsewhere. */
export function rebased(draft: TripDraft, before: TripDraft, now: TripDraft): TripDraft {
  const isTyped = (field: keyof TripDraft) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
  const fields = Object.keys(draft) as (keyof TripDraft)[];
  return {
    ...now,
    ...Object.fromEntries(fields.filter(isTyped).map((field) => [field, draft[field]])),
  };
}

/** A whole number that was typed: undefined where nothing was, NaN for anything else. */
function wholeOf(text: string, max: number): number | undefined {
  if (text.trim() === '') return undefined;
  const read = readNumber(text, 0, '');
  return 'minor' in read && read.minor >= 1 && read.minor <= max ? read.minor : NaN;
}

function amountOf({ amount, currency }: TripDraft): number | undefined {
  if (amount.trim() === '') return undefined;
  const read = readNumber(amount, minorDigits(currency), currency);
  const value = 'minor' in read ? toMajor(read.minor, currency) : NaN;
  return value > 0 && value <= BUDGET_MAX ? value : NaN;
}

function amountProblem(draft: TripDraft): string | null {
  if (!Number.isNaN(amountOf(draft))) return null;
  const read = readNumber(draft.amount, minorDigits(draft.currency), draft.currency);
  return 'problem' in read ? read.problem : FORM_PROBLEMS.amount;
}

/** The end of a stay: its day, or its nights after the first day. */
function endOf({ checkIn, checkOut, nights }: TripDraft): string {
  const length = wholeOf(nights, STAY_NIGHTS_MAX);
  return checkOut === '' && checkIn !== '' && length ? addDays(checkIn, length) : checkOut;
}

function dateProblems(draft: TripDraft, today: string): TripProblems {
  const { checkIn, checkOut } = draft;
  if (checkIn === '')
    return checkOut !== '' && checkOut < today ? { checkOut: FORM_PROBLEMS.checkOutPast } : {};
  const problem = chatDateProblem({ checkIn, checkOut: endOf(draft) || addDays(checkIn, 1) }, today);
  if (problem === null) return {};
  const isOfCheckIn =
    checkOut === '' || problem === CHAT_DATE_MESSAGES.past || checkIn > addDays(today, BOOKING_HORIZON_DAYS);
  return isOfCheckIn ? { checkIn: problem } : { checkOut: problem };
}

/** True for a text that names no place. */
export function isUnchosen({ place, text }: PlaceDraft): boolean {
  return place === null && text.trim() !== '';
}

/** What is wrong with a trip, said at its fields. */
export function problemsOf(draft: TripDraft, today: string | null): TripProblems {
  const amount = amountProblem(draft);
  return {
    ...(draft.places.some(isUnchosen) && { places: FORM_PROBLEMS.place }),
    ...(today !== null && dateProblems(draft, today)),
    ...(Number.isNaN(wholeOf(draft.nights, STAY_NIGHTS_MAX)) && { nights: FORM_PROBLEMS.nights }),
    ...(Number.isNaN(wholeOf(draft.days, PLAN_DAYS_MAX)) && { days: FORM_PROBLEMS.days }),
    ...(amount !== null && { amount }),
  };
}

type Dates = Pick<Understood, 'checkIn' | 'checkOut' | 'nights' | 'month' | 'days'>;

function datesOf(draft: TripDraft): Dates {
  const { checkIn, month } = draft;
  const checkOut = endOf(draft);
  const hasStay = checkIn !== '' && checkOut !== '';
  const nights = hasStay ? nightsBetween(checkIn, checkOut) : wholeOf(draft.nights, STAY_NIGHTS_MAX);
  const days = wholeOf(draft.days, PLAN_DAYS_MAX);
  return {
    ...(checkIn !== '' && { checkIn }),
    ...(checkOut !== '' && { checkOut }),
    ...(nights && { nights }),
    // A month is all that is known only while no day is.
    ...(month !== '' && checkIn === '' && checkOut === '' && { month }),
    ...(days && { days }),
  };
}

function budgetOf(draft: TripDraft): UnderstoodBudget | null {
  const amount = amountOf(draft);
  return amount === undefined ? null : { amount, currency: draft.currency, per: draft.per };
}

/** What is understood of a trip whose form has no problems; what the form does not show is that of `before`. */
export function understoodOf(draft: TripDraft, before: Understood): Understood {
  const { adults, childrenAges, rooms, tastes, refused } = draft;
  const places = draft.places.flatMap(({ place }) => (place ? [understoodPlace(place)] : []));
  const budget = budgetOf(draft);
  return {
    wants: before.wants.filter((want) => !refused.includes(want)),
    places,
    otherPlaces: othersFor(before, places),
    ...datesOf(draft),
    ...(adults > 0 && { adults }),
    childrenAges: [...childrenAges],
    ...(rooms > 0 && { rooms }),
    ...(budget && { budget }),
    tastes: [...tastes],
    refused: [...refused],
  };
}

/** Of these one is true of a hotel. */
const EXCLUSIVE: readonly (readonly Taste[])[] = [
  ['stars:1', 'stars:2', 'stars:3', 'stars:4', 'stars:5'],
  ['breakfast', 'halfBoard', 'allInclusive'],
  ['cheap', 'luxury'],
];

type Likes = Pick<TripDraft, 'tastes' | 'refused'>;

/** A taste is chosen, or no longer: it takes the place of what cannot be true beside it. */
export function withTaste({ tastes, refused }: Likes, taste: Taste): Likes {
  if (tastes.includes(taste)) return { tastes: tastes.filter((one) => one !== taste), refused };
  const replaced = EXCLUSIVE.find((group) => group.includes(taste)) ?? [];
  return {
    tastes: [...tastes.filter((one) => !replaced.includes(one)), taste],
    refused: refused.filter((one) => one !== taste),
  };
}

/** Something is refused, or no longer. */
export function withRefusal({ tastes, refused }: Likes, each: Want | Taste): Likes {
  if (refused.includes(each)) return { tastes, refused: refused.filter((one) => one !== each) };
  return { tastes: tastes.filter((one) => one !== each), refused: [...refused, each] };
}
