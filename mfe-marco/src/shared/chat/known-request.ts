import type { ChatMessage } from '@atoll/contracts/marco';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import type { KnownRequest } from '@atoll/contracts/pages/request-href';
import type { Trip } from '@atoll/platform';
import { searchInWords } from '../search-in-words';
import { answerId } from './answer';
import { lastPlaceOf } from './last-place';
import type { MarcoState } from './chat.slice';
import { wishedInterests } from './wished-interests';

type Messages = readonly ChatMessage[];

/** The stay that somebody chose in the hotel form; what Marco takes where nobody said it is no wish. */
function chosenStay(messages: Messages): ChatStay | null {
  const asked = new Map(messages.map(({ id, content }) => [answerId(id), content]));
  const found = messages.findLast(({ id, metadata }) => {
    const hotels = metadata?.hotelResults;
    return hotels && asked.get(id) === searchInWords(hotels.place, hotels.stay);
  });
  return found?.metadata?.hotelResults?.stay ?? null;
}

/** The first and last day of the newest plan, where it has dates. */
function planDates(messages: Messages): Pick<KnownRequest, 'from' | 'to'> | null {
  const days = messages.findLast(({ metadata }) => metadata?.plan)?.metadata?.plan?.days;
  const from = days?.[0]?.date;
  const to = days?.at(-1)?.date;
  return from && to ? { from, to } : null;
}

function knownPlace({ messages, preferences, understood }: MarcoState, trip: Trip): KnownRequest {
  const [meant] = understood.places;
  if (meant) return { city: meant.name, country: meant.country };
  const { city } = preferences;
  // The page's city is a name alone; the trip mostly knows its country.
  const ofTrip = !city || city === trip.place?.name ? trip.place : null;
  const place = lastPlaceOf(messages) ?? ofTrip;
  if (place) return { city: place.name, country: place.country };
  return city ? { place: city } : {};
}

function saidDates(
  { messages, understood }: MarcoState,
  { checkIn, checkOut }: Trip,
): Pick<KnownRequest, 'from' | 'to'> {
  if (understood.checkIn && understood.checkOut) return { from: understood.checkIn, to: understood.checkOut };
  const stay = chosenStay(messages);
  if (stay) return { from: stay.checkIn, to: stay.checkOut };
  return planDates(messages) ?? (checkIn && checkOut ? { from: checkIn, to: checkOut } : {});
}

/** An older conversation may speak of days that have passed. */
function knownDates(chat: MarcoState, trip: Trip, today: string | null): KnownRequest {
  const dates = saidDates(chat, trip);
  return today !== null && dates.from && dates.from < today ? {} : dates;
}

/** What the whole trip may cost; a budget for each night is none for the trip. */
function knownBudget({ understood, preferences }: MarcoState, people: number): KnownRequest {
  const budget = understood.budget ?? preferences.budget;
  if (!budget || budget.per === 'night') return {};
  const times = budget.per === 'person' ? people : 1;
  return { amount: Math.round(budget.amount * times), currency: budget.currency };
}

/**
 * What a request for a quote begins with: what was said in the conversation, and what of the trip nothing was said
 * about.
 */
export function knownRequest(chat: MarcoState, trip: Trip, today: string | null): KnownRequest {
  const { messages, preferences, understood } = chat;
  const { childrenAges } = understood;
  const adults = understood.adults ?? preferences.adults ?? trip.guests;
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return {
    ...knownPlace(chat, trip),
    ...knownDates(chat, trip, today),
    adults,
    ...(childrenAges.length > 0 && { childAges: childrenAges }),
    ...knownBudget(chat, adults + childrenAges.length),
    interests: wishedInterests(own),
  };
}
