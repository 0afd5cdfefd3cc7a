import {
  AGENT_LANGUAGES,
  AGENT_SPECIALITIES,
  type AgentLanguage,
  type AgentSpeciality,
} from '@atoll/contracts/agent';
import type { CityOption } from '@atoll/contracts/place';
import type { RequestBody } from '@atoll/contracts/quote-request';
import {
  asTravelerCurrency,
  currencyOfRegion,
  type TravelerCurrency,
} from '@atoll/contracts/traveler-currencies';
import { deviceStorage } from '@atoll/platform/device-storage';
import { randomId } from '@atoll/platform/random-id';

export type WhenKind = 'dates' | 'month' | 'open';

/** What the form holds: fields as they are typed, which need not make sense yet. */
export interface RequestDraft {
  /** Of the request that will be sent; the same for every attempt. */
  readonly key: string;
  /** When the form was opened first, in milliseconds since 1970. */
  readonly openedAt: number;
  /** The prefill that it began with: the same link again goes on with the draft. */
  readonly begunWith: string;
  readonly placeText: string;
  readonly place: CityOption | null;
  /** Of a link, whose place has no coordinates. */
  readonly city: string | null;
  readonly country: string | null;
  readonly whenKind: WhenKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly month: string | null;
  readonly flexibleDays: number;
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
  readonly amount: string;
  readonly currency: string;
  readonly per: 'trip' | 'person';
  readonly interests: readonly AgentSpeciality[];
  readonly languages: readonly AgentLanguage[];
  readonly notes: string;
  readonly about: RequestBody['about'];
  /** Id of the plan that it is made from, whose link this device keeps. */
  readonly plan: string | null;
  /** Null: whoever fits. */
  readonly agentIds: readonly string[] | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What a page knows of a request before anybody has typed. */
export type RequestPrefill = Partial<
  Omit<RequestDraft, 'key' | 'openedAt' | 'begunWith' | 'place' | 'placeText'>
> & { readonly placeText?: string };

/** What the traveler chose to see prices in, which the platform keeps under this key; else what the region pays in. */
function ownCurrency(): TravelerCurrency {
  const chosen = deviceStorage<TravelerCurrency | null>({
    key: 'atoll-currency',
    version: 1,
    empty: null,
    parse: asTravelerCurrency,
  }).read();
  return chosen ?? currencyOfRegion(navigator.language.split('-')[1]);
}

/** A form in which nobody has typed; for the browser only. */
export function emptyDraft(): RequestDraft {
  return {
    key: randomId(),
    openedAt: Date.now(),
    begunWith: '',
    placeText: '',
    place: null,
    city: null,
    country: null,
    whenKind: 'dates',
    from: null,
    to: null,
    month: null,
    flexibleDays: 0,
    adults: 2,
    childAges: [],
    amount: '',
    currency: ownCurrency(),
    per: 'trip',
    interests: [],
    languages: [],
    notes: '',
    about: null,
    plan: null,
    agentIds: null,
    name: '',
    email: '',
    phone: '',
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isListOf = (isOne: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isOne);
const isOneOf = (words: readonly string[]) => (value: unknown) => isText(value) && words.includes(value);

function isPlace(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { name, country, latitude, longitude } = value as Record<string, unknown>;
  return isText(name) && isText(country) && isNumber(latitude) && isNumber(longitude);
}

function isAbout(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { title, path } = value as Record<string, unknown>;
  return isText(title) && isText(path);
}

/** What each field of a kept draft must be: somebody else may have written it. */
const FIELDS: Readonly<Record<keyof RequestDraft, (value: unknown) => boolean>> = {
  key: isText,
  openedAt: isNumber,
  begunWith: isText,
  placeText: isText,
  place: isPlace,
  city: isTextOrNull,
  country: isTextOrNull,
  whenKind: isOneOf(['dates', 'month', 'open']),
  from: isTextOrNull,
  to: isTextOrNull,
  month: isTextOrNull,
  flexibleDays: isNumber,
  adults: isNumber,
  childAges: isListOf((age) => age === null || isNumber(age)),
  amount: isText,
  currency: isText,
  per: isOneOf(['trip', 'person']),
  interests: isListOf(isOneOf(AGENT_SPECIALITIES)),
  languages: isListOf(isOneOf(AGENT_LANGUAGES)),
  notes: isText,
  about: isAbout,
  plan: isTextOrNull,
  agentIds: (value) => value === null || isListOf(isText)(value),
  name: isText,
  email: isText,
  phone: isText,
};

/** What of kept fields is sound; the others are left out. */
export function soundFields(kept: Readonly<Record<string, unknown>>): Partial<RequestDraft> {
  const isSound = ([field, value]: [string, unknown]) =>
    Object.hasOwn(FIELDS, field) && FIELDS[field as keyof RequestDraft](value);
  return Object.fromEntries(Object.entries(kept).filter(isSound));
}

function parseDraft(value: unknown): RequestDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Record<string, unknown>;
  return Object.entries(FIELDS).every(([field, isSound]) => isSound(kept[field]))
    ? (value as RequestDraft)
    : null;
}

const KEY = 'atoll-request';
const storage = deviceStorage<RequestDraft | null>({ key: KEY, version: 1, empty: null, parse: parseDraft });

/** What does not go along to another place: whom and what it was asked of. It is another request, with a key of its own. */
function elsewhere(): Partial<RequestDraft> {
  return { key: randomId(), place: null, city: null, country: null, agentIds: null, about: null, plan: null };
}

/** The request that was begun on this device, with what this page knows before it; for the browser only. */
export function beginDraft(prefill: RequestPrefill): RequestDraft {
  const begunWith = JSON.stringify(prefill);
  const kept = storage.read();
  if (kept?.begunWith === begunWith) return kept;
  const base = kept ?? emptyDraft();
  const isElsewhere = prefill.placeText !== undefined && prefill.placeText !== base.placeText;
  return { ...base, ...(isElsewhere && elsewhere()), ...prefill, begunWith };
}

/** False where the browser does not keep it. */
export function keepDraft(draft: RequestDraft): boolean {
  return storage.write(draft);
}

/** The request is sent: nothing of it stays on the device. */
export function forgetDraft(): void {
  storage.write(null);
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
}
