import type { ChatMessage } from '@atoll/contracts/marco';
import type { ChatStay } from '@atoll/contracts/marco-stay';
import type { KnownRequest } from '@atoll/contracts/pages/request-href';
import type { Trip } from '@atoll/platform';
import { searchInWords } from '../search-in-words';
import { answerId } from './answer';
import type { MarcoState } from './chat.slice';
import { wishedInterests } from './wished-interests';

type Messages = readonly ChatMessage[];

/** The place that was last found something for. */
export function lastPlaceOf(messages: Messages) {
  const last = messages.findLast(
    ({ metadata }) => metadata?.activities ?? metadata?.hotelResults ?? metadata?.plan,
  )?.metadata;
  return last?.activities?.place ?? last?.hotelResults?.place ?? last?.plan?.place ?? null;
}

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

function knownPlace({ messages, preferences }: MarcoState, trip: Trip): KnownRequest {
  const { city } = preferences;
  // The page's city is a name alone; the trip mostly knows its country.
  const ofTrip = !city || city === trip.place?.name ? trip.place : null;
  const place = lastPlaceOf(messages) ?? ofTrip;
  if (place) return { city: place.name, country: place.country };
  return city ? { place: city } : {};
}

function saidDates({ messages }: MarcoState, { checkIn, checkOut }: Trip): Pick<KnownRequest, 'from' | 'to'> {
  const stay = chosenStay(messages);
  if (stay) return { from: stay.checkIn, to: stay.checkOut };
  return planDates(messages) ?? (checkIn && checkOut ? { from: checkIn, to: checkOut } : {});
}

/** An older conversation may speak of days that have passed. */
function knownDates(chat: MarcoState, trip: Trip, today: string | null): KnownRequest {
  const dates = saidDates(chat, trip);
  return today !== null && dates.from && dates.from < today ? {} : dates;
}

/**
 * What a request for a quote begins with: what was said in the conversation, and what of the trip nothing was said
 * about. A budget for each night is left out, because the form asks for the whole trip's.
 */
export function knownRequest(chat: MarcoState, trip: Trip, today: string | null): KnownRequest {
  const { messages, preferences } = chat;
  const { adults, budget } = preferences;
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return {
    ...knownPlace(chat, trip),
    ...knownDates(chat, trip, today),
    adults: adults ?? trip.guests,
    ...(budget && budget.per !== 'night' && { amount: Math.round(budget.amount), currency: budget.currency }),
    interests: wishedInterests(own),
  };
}
