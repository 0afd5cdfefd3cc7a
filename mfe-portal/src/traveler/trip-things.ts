import type { SavedItem } from '@atoll/contracts/account';
import { stayNights } from '@atoll/contracts/dates-in-words';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref, readQuery } from '@atoll/contracts/pages/page';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import type { TravelerRequests } from '@atoll/contracts/quote';
import { partyCount, whenText } from '@atoll/contracts/wish-in-words';
import { countOf } from '@atoll/contracts/words';
import type { KeptBooking } from '@atoll/platform/kept-booking';
import type { IconName } from '@atoll/ui/icon';
import type { TripThing } from './trips-of';

export type TripRequest = TravelerRequests['requests'][number];

/** Everything that a traveler has, wherever it is kept. */
export interface Belongings {
  readonly saved: readonly SavedItem[];
  readonly plans: readonly MarcoPlan[];
  readonly requests: readonly TripRequest[];
  readonly bookings: readonly KeptBooking[];
}

/** What a thing of a trip is, for its row. */
export type Source =
  | { readonly kind: 'booking'; readonly booking: KeptBooking }
  | { readonly kind: 'request'; readonly request: TripRequest }
  | { readonly kind: 'plan'; readonly plan: MarcoPlan }
  | { readonly kind: 'saved'; readonly item: SavedItem };

/** A thing of a trip with what its row shows. */
export interface TripRow extends TripThing {
  readonly source: Source;
  readonly title: string;
  /** Null for a plan, which opens in its row. */
  readonly href: string | null;
  readonly icon: IconName;
  readonly detail: string;
}

const SAVED: Readonly<Record<SavedItem['kind'], { words: string; icon: IconName }>> = {
  hotel: { words: 'Hotel', icon: 'bed' },
  tour: { words: 'Tour', icon: 'route' },
  agent: { words: 'Travel agent', icon: 'user-circle' },
  destination: { words: 'Destination', icon: 'map-pin' },
  event: { words: 'Event', icon: 'calendar' },
  sight: { words: 'Sight', icon: 'map-pin' },
};

/** What a device kept is not looked at before, because only this page draws it. */
function positionOf({ position }: { readonly position?: unknown }): TripThing['position'] {
  if (typeof position !== 'object' || position === null) return null;
  const { latitude, longitude } = position as Record<string, unknown>;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

const rangeOf = (from: string | null, to: string | null) =>
  from !== null && to !== null ? { from, to } : null;

/** The dates and the town of the search that a thing was found in, as its address says. */
function searchOf({ kind, href }: SavedItem): Pick<TripThing, 'dates' | 'town'> {
  const query = new URLSearchParams(href.split('?')[1] ?? '');
  if (kind === 'hotel') {
    const { checkIn, checkOut, city } = readQuery(hotelsPage, query);
    return { dates: rangeOf(checkIn, checkOut), town: city };
  }
  if (kind === 'tour') {
    const { from, to, city } = readQuery(toursPage, query);
    return { dates: rangeOf(from, to), town: city };
  }
  return { dates: null, town: null };
}

function savedRow(item: SavedItem): TripRow {
  const { kind, id, title, place = null, href } = item;
  const { words, icon } = SAVED[kind];
  const { dates, town } = searchOf(item);
  return {
    ...{ key: `${kind} ${id}`, source: { kind: 'saved', item }, title, href, icon, dates },
    position: positionOf(item),
    // What stands below a tour's name is its price.
    town: kind === 'tour' ? town : (place ?? town),
    detail: place === null ? words : `${words}, ${place}`,
  };
}

function bookingRow(booking: KeptBooking): TripRow {
  const { reference, hotelName, hotelId, city = null, checkIn, checkOut, adults } = booking;
  return {
    ...{ key: `booking ${reference}`, source: { kind: 'booking', booking }, title: hotelName },
    position: positionOf(booking),
    ...{ icon: 'receipt', dates: { from: checkIn, to: checkOut }, town: city },
    href: pageHref(hotelsPage, { hotel: hotelId, checkIn, checkOut }),
    detail: [stayNights(checkIn, checkOut), booking.roomType, countOf(adults, 'adult'), reference].join(', '),
  };
}

function requestRow(request: TripRequest, today: string): TripRow {
  const { id, reference, place, when, adults, children, page, position } = request;
  return {
    ...{ key: `request ${id}`, source: { kind: 'request', request }, title: `Request ${reference}` },
    ...{ href: page, icon: 'clipboard-list', position, dates: rangeOf(when.from, when.to) },
    // 'Lisbon, Portugal' as it was typed or picked.
    town: place.split(',')[0]?.trim() ?? null,
    detail: `${place}, ${whenText(when, today)}, ${partyCount(adults, children)}`,
  };
}

function planRow(plan: MarcoPlan): TripRow {
  const { id, title, days, place } = plan;
  const { name: town, latitude, longitude } = place;
  return {
    ...{ key: `plan ${id}`, source: { kind: 'plan', plan }, title, href: null, icon: 'sparkles', town },
    position: { latitude, longitude },
    dates: rangeOf(days[0]?.date ?? null, days.at(-1)?.date ?? null),
    detail: `Plan of Marco’s, ${countOf(days.length, 'day')}`,
  };
}

/** What a traveler has as rows: what is fixed first. */
export function tripRows({ saved, plans, requests, bookings }: Belongings, today: string): TripRow[] {
  return [
    ...bookings.filter(({ cancelledOn }) => cancelledOn === null).map(bookingRow),
    // What was closed makes no trip; it stays in the list of requests.
    ...requests.filter(({ status }) => status !== 'closed').map((request) => requestRow(request, today)),
    ...plans.map(planRow),
    ...saved.map(savedRow),
  ];
}
