import { minorDigits, toMajor } from '@atoll/contracts/currency-units';
import type { RequestBody, RequestWish } from '@atoll/contracts/quote-request';
import { REQUEST_PROBLEMS, requestProblems, type RequestToCheck } from '@atoll/contracts/request-rules';
import { readNumber } from '@atoll/contracts/typed-number';
import { tokenOfKept } from '../plans/kept-plans';
import type { RequestDraft } from './request-draft';

function whenOf({ whenKind, from, to, month, flexibleDays }: RequestDraft): RequestBody['when'] {
  const open = { from: null, to: null, month: null, flexibleDays: 0 };
  if (whenKind === 'dates') return { from, to, month: null, flexibleDays };
  return whenKind === 'month' ? { ...open, month } : open;
}

/** '2,400' as 2400 and '3.000,50' as 3001: a budget is in whole units. What is no number stays none. */
function amountOf(text: string, currency: string): number {
  const digits = minorDigits(currency);
  const read = readNumber(text, digits, currency);
  return 'minor' in read ? Math.round(toMajor(read.minor, currency)) : NaN;
}

function budgetOf({ amount, currency, per }: RequestDraft): RequestBody['budget'] {
  return amount.trim() === '' ? null : { amount: amountOf(amount, currency), currency, per };
}

function toCheck(draft: RequestDraft): RequestToCheck {
  return {
    place: { text: draft.placeText },
    when: whenOf(draft),
    adults: draft.adults,
    childAges: draft.childAges,
    budget: budgetOf(draft),
    contact: { name: draft.name, email: draft.email },
    agentIds: draft.agentIds ?? [],
    notes: draft.notes,
  };
}

/** Nothing at all is open to the API; the form has a choice of its own for that. */
function missingWhen({ whenKind, from, month }: RequestDraft): string | null {
  if (whenKind === 'dates' && from === null) return REQUEST_PROBLEMS.noDays;
  return whenKind === 'month' && month === null ? REQUEST_PROBLEMS.noMonth : null;
}

/** What is wrong with a draft, by the paths of its fields. */
export function draftProblems(draft: RequestDraft, today: string): Record<string, string> {
  const when = missingWhen(draft);
  return { ...requestProblems(toCheck(draft), today), ...(when !== null && { when }) };
}

interface Sending {
  /** Who of the draft's agents can be asked; null where that is not known. */
  readonly askable: ReadonlySet<string> | null;
  readonly website: string;
  readonly isCertain: boolean;
}

/** What is wished in a draft that has no problems. */
export function wishOf(draft: RequestDraft): RequestWish {
  const { placeText, place, adults, childAges, interests, languages, notes, about } = draft;
  return {
    place: {
      text: placeText.trim(),
      city: place ? place.name : draft.city,
      country: place ? place.country : draft.country,
    },
    when: whenOf(draft),
    adults,
    childAges: childAges.filter((age) => age !== null),
    budget: budgetOf(draft),
    interests: [...interests],
    languages: [...languages],
    notes: notes.trim(),
    about,
  };
}

/** What is sent of a draft that has no problems. */
export function bodyOf(draft: RequestDraft, { askable, website, isCertain }: Sending): RequestBody {
  const { key, name, email, phone } = draft;
  const plan = draft.plan === null ? null : tokenOfKept(draft.plan);
  return {
    key,
    ...wishOf(draft),
    ...(plan !== null && { plan }),
    contact: { name: name.trim(), email: email.trim(), phone: phone.trim() },
    agentIds: (draft.agentIds ?? []).filter((id) => askable?.has(id) ?? true),
    openMs: Math.max(0, Date.now() - draft.openedAt),
    website,
    ...(isCertain && { isCertain }),
  };
}
