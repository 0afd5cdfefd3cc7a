import { addDays, compareDates, isCivilDate, nightsBetween } from './dates';
import {
  BUDGET_MAX,
  CHILD_AGE_MAX,
  NOTES_MAX,
  REQUEST_ADULTS_MAX,
  REQUEST_AGENTS_MAX,
  REQUEST_HORIZON_DAYS,
  TRIP_NIGHTS_MAX,
  type RequestBody,
} from './quote-request';
import { wholeNumberText } from './words';

/** What is checked of a request beyond its shape; a form's fields may still be empty. */
export interface RequestToCheck {
  readonly place: { readonly text: string };
  readonly when: RequestBody['when'];
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
  readonly budget: { readonly amount: number; readonly currency: string } | null;
  readonly contact: { readonly name: string; readonly email: string };
  readonly agentIds: readonly string[];
  readonly notes: string;
}

/** Whoever reads it knows what to mend: the form says the same, at the same fields, as the API does. */
export const REQUEST_PROBLEMS = {
  place: 'Please say where you would like to go.',
  firstDay: 'Please choose the first day, too.',
  lastDay: 'Please choose the last day, too.',
  noDay: 'There is no such day.',
  pastDay: 'This day is over. Please choose one to come.',
  order: 'The last day is before the first.',
  nights: `A trip has ${TRIP_NIGHTS_MAX} nights at most.`,
  tooFar: 'Please choose a time within the next two years.',
  both: 'Please choose two days or a month, not both.',
  pastMonth: 'This month is over. Please choose one to come.',
  noDays: 'Please choose the first and the last day, or say that it is open.',
  noMonth: 'Please choose a month, or say that it is open.',
  noAdults: 'Please say how many adults travel: at least one.',
  adults: `${REQUEST_ADULTS_MAX} adults at most.`,
  noAge: 'Please choose the age of this child.',
  age: `A child’s age is 0 to ${CHILD_AGE_MAX}.`,
  amount: `Please write a whole amount from 1 to ${wholeNumberText(BUDGET_MAX)}.`,
  currency: 'Please choose the currency of the budget.',
  name: 'Please tell us your name.',
  email: 'Please write an e-mail address such as name@example.com.',
  notes: `Please shorten this to ${wholeNumberText(NOTES_MAX)} characters.`,
  agents: `${REQUEST_AGENTS_MAX} agents at most can be asked at once.`,
} as const;

/** Sentences by the dotted path of what they are about; null where nothing is wrong with it. */
type Found = readonly (readonly [string, string | null])[];

function firstDayProblem(from: string | null, today: string): string | null {
  if (from === null) return REQUEST_PROBLEMS.firstDay;
  if (!isCivilDate(from)) return REQUEST_PROBLEMS.noDay;
  if (compareDates(from, today) < 0) return REQUEST_PROBLEMS.pastDay;
  return compareDates(from, addDays(today, REQUEST_HORIZON_DAYS)) > 0 ? REQUEST_PROBLEMS.tooFar : null;
}

function lastDayProblem(from: string | null, to: string | null): string | null {
  if (to === null) return REQUEST_PROBLEMS.lastDay;
  if (!isCivilDate(to)) return REQUEST_PROBLEMS.noDay;
  if (from === null || !isCivilDate(from)) return null;
  if (compareDates(to, from) < 0) return REQUEST_PROBLEMS.order;
  return nightsBetween(from, to) > TRIP_NIGHTS_MAX ? REQUEST_PROBLEMS.nights : null;
}

function monthProblem({ from, to, month }: RequestBody['when'], today: string): string | null {
  if (month === null) return null;
  if (from !== null || to !== null) return REQUEST_PROBLEMS.both;
  if (month < today.slice(0, 7)) return REQUEST_PROBLEMS.pastMonth;
  return month > addDays(today, REQUEST_HORIZON_DAYS).slice(0, 7) ? REQUEST_PROBLEMS.tooFar : null;
}

function whenProblems(when: RequestBody['when'], today: string): Found {
  const { from, to } = when;
  const hasDays = from !== null || to !== null;
  return [
    ['when.from', hasDays ? firstDayProblem(from, today) : null],
    ['when.to', hasDays ? lastDayProblem(from, to) : null],
    ['when.month', monthProblem(when, today)],
  ];
}

function ageProblem(age: number | null): string | null {
  if (age === null) return REQUEST_PROBLEMS.noAge;
  return Number.isInteger(age) && age >= 0 && age <= CHILD_AGE_MAX ? null : REQUEST_PROBLEMS.age;
}

function adultsProblem(adults: number): string | null {
  if (!Number.isInteger(adults) || adults < 1) return REQUEST_PROBLEMS.noAdults;
  return adults > REQUEST_ADULTS_MAX ? REQUEST_PROBLEMS.adults : null;
}

function budgetProblems(budget: RequestToCheck['budget']): Found {
  if (!budget) return [];
  const { amount, currency } = budget;
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= BUDGET_MAX;
  return [
    ['budget.amount', isAmount ? null : REQUEST_PROBLEMS.amount],
    ['budget.currency', currency === '' ? REQUEST_PROBLEMS.currency : null],
  ];
}

/** One character before, one after and one dot behind the sign: mail itself says whether it is right. */
function isAddress(email: string): boolean {
  const [name = '', host = '', ...more] = email.trim().split('@');
  return (
    more.length === 0 &&
    name !== '' &&
    host.indexOf('.') > 0 &&
    !host.endsWith('.') &&
    !email.trim().includes(' ')
  );
}

/** What is wrong with a request on a day, in the order of the form; nothing where it can be sent. */
export function requestProblems(request: RequestToCheck, today: string): Record<string, string> {
  const { place, when, adults, childAges, budget, contact, agentIds, notes } = request;
  const found: Found = [
    ['place', place.text.trim() === '' ? REQUEST_PROBLEMS.place : null],
    ...whenProblems(when, today),
    ['notes', notes.length > NOTES_MAX ? REQUEST_PROBLEMS.notes : null],
    ['adults', adultsProblem(adults)],
    ...childAges.map((age, index) => [`childAges.${index}`, ageProblem(age)] as const),
    ...budgetProblems(budget),
    ['contact.name', contact.name.trim() === '' ? REQUEST_PROBLEMS.name : null],
    ['contact.email', isAddress(contact.email) ? null : REQUEST_PROBLEMS.email],
    ['agentIds', agentIds.length > REQUEST_AGENTS_MAX ? REQUEST_PROBLEMS.agents : null],
  ];
  return Object.fromEntries(
    found.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
}
