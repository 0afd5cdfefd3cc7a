import { EMPTY_BOOKING, type BookingFields } from './booking-form.model';

/** What a reload keeps of the form. Nothing of the card is among it (ERR-11). */
const DRAFT_FIELDS = ['title', 'firstName', 'lastName', 'email', 'phone', 'specialRequests'] as const;
const KEY = 'atoll-booking-guest';

type GuestDraft = Pick<BookingFields, (typeof DRAFT_FIELDS)[number]>;

/** The form as it was left, in this tab only; the card is always empty. */
export function readGuestDraft(): BookingFields {
  const stored = Object(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) as Record<string, unknown>;
  const kept = DRAFT_FIELDS.filter((name) => typeof stored[name] === 'string');
  return { ...EMPTY_BOOKING, ...Object.fromEntries(kept.map((name) => [name, stored[name]])) };
}

export function saveGuestDraft(fields: Partial<BookingFields>): void {
  const draft: Partial<GuestDraft> = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, fields[name]]));
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function clearGuestDraft(): void {
  sessionStorage.removeItem(KEY);
}
