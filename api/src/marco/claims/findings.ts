import type { ChatActivities, ChatActivity } from '@atoll/contracts/marco-activities';
import type { ChatHotels, SimplifiedHotel } from '@atoll/contracts/marco-hotels';
import type { ChatMessage } from '@atoll/contracts/marco';
import type { Finding, Thing } from './thing';

/** Of earlier answers no more are looked at: what was found long ago is not asked for. */
const FINDINGS_MAX = 4;

function hotelThing(hotel: SimplifiedHotel, ref: string): Thing {
  const { name, rating, amenities, roomInfo, city, geoCode, freeCancellationUntil, href, sample } = hotel;
  return {
    ref,
    name,
    href,
    price: { amount: Number(roomInfo.price), currency: roomInfo.currency },
    ...(rating !== undefined && { stars: rating }),
    // An entry without a list says nothing of what is missing.
    ...(amenities.length > 0 && { amenities }),
    ...(freeCancellationUntil && Date.parse(freeCancellationUntil) > Date.now() && { freeCancellationUntil }),
    ...(geoCode && { point: geoCode }),
    area: city,
    isSample: sample ?? false,
  };
}

function activityThing(activity: ChatActivity, ref: string): Thing {
  const { name, rating, price, durationMinutes, geoCode, href, sample } = activity;
  return {
    ref,
    name,
    href,
    ...(price && { price: { amount: price.amount, currency: price.currencyCode } }),
    ...(rating !== undefined && { rating }),
    ...(durationMinutes && { durationMinutes }),
    ...(geoCode && { point: geoCode }),
    isSample: sample ?? false,
  };
}

const numbered = (letter: string, from: number, index: number) => `${letter}${from + index + 1}`;

/** Hotels that were found, their refs from `h1` on, or after `from` others. */
export function findingOfHotels(found: ChatHotels, from = 0): Finding {
  const { place, stay, hotels, href, limit } = found;
  const things = hotels.map((hotel, index) => hotelThing(hotel, numbered('h', from, index)));
  const shown = hotels.map(({ name, roomInfo }) => ({ name, price: Number(roomInfo.price) }));
  const compared = found.compared ?? shown;
  return {
    kind: 'hotels',
    place,
    stay,
    things,
    compared,
    found: compared.length,
    href,
    ...(limit && { limit }),
  };
}

/**
 * Activities that are shown, their refs from `a1` on, or after `from` others; `all` are those that they are compared with.
 */
export function findingOfActivities(
  { place, activities, href }: ChatActivities,
  from = 0,
  all: readonly ChatActivity[] = activities,
): Finding {
  const things = activities.map((activity, index) => activityThing(activity, numbered('a', from, index)));
  // Amounts of several currencies cannot be compared.
  const [currency, ...others] = new Set(all.flatMap(({ price }) => price?.currencyCode ?? []));
  const isComparable = currency !== undefined && others.length === 0;
  const compared = (isComparable ? all : []).flatMap(({ name, price }) =>
    price ? [{ name, price: price.amount }] : [],
  );
  return { kind: 'activities', place, things, compared, found: all.length, href };
}

/** What earlier answers found, the newest first: 'the second one' is the second card that was shown last. */
export function findingsOf(history: readonly Pick<ChatMessage, 'metadata'>[]): Finding[] {
  const findings: Finding[] = [];
  const refs = { hotels: 0, activities: 0 };
  for (const { metadata } of [...history].reverse()) {
    if (findings.length >= FINDINGS_MAX) break;
    if (metadata?.hotelResults) findings.push(findingOfHotels(metadata.hotelResults, refs.hotels));
    refs.hotels += metadata?.hotelResults?.hotels.length ?? 0;
    if (metadata?.activities) findings.push(findingOfActivities(metadata.activities, refs.activities));
    refs.activities += metadata?.activities?.activities.length ?? 0;
  }
  return findings;
}

/** What a model is told of what was found: data in fields of its own, never instructions. */
export function describeFindings(findings: readonly Finding[]): object {
  return {
    found: findings.map(({ kind, place, stay, limit, found, things }) => ({
      kind,
      place: place.name,
      ...(stay && { stay }),
      ...(limit && { limit: { amount: limit.amount, currency: limit.currency } }),
      count: found,
      things: things.map(({ href: _href, point: _point, ...thing }) => thing),
    })),
  };
}
