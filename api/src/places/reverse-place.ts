import type { FastifyBaseLogger } from 'fastify';
import type { ReversePlaceAnswer } from '@atoll/contracts/place';
import type { PointNames, Position, ReverseGeocoder } from './geocoding/geocoding-ports';
import type { PlacesIndex } from './places-index';

/** What each part of an address adds (specification, hotels and tours, 7.5). */
const CONFIDENCE = { city: 0.3, state: 0.3, country: 0.4 };
const PARTS = ['city', 'state', 'country'] as const;

/** How sure an address is, from 0 to 1 (MAP-15). */
export function confidenceOf(names: Pick<PointNames, 'city' | 'state' | 'country'>): number {
  const sum = PARTS.reduce((total, part) => total + (names[part] ? CONFIDENCE[part] : 0), 0);
  return Number(sum.toFixed(1));
}

const NOWHERE: ReversePlaceAnswer = { city: null, state: null, country: null, confidence: 0, place: null };

function answerOf({ city, state, country, countryCode }: PointNames, point: Position): ReversePlaceAnswer {
  const place =
    city && country ? { name: city, country, ...(countryCode && { countryCode }), ...point } : null;
  return { city, state, country, confidence: confidenceOf({ city, state, country }), place };
}

/** Where a point is by the site's own list, and where that has no place near, by the open geocoder (MAP-14, MAP-16). */
export async function reversePlace(
  point: Position,
  index: PlacesIndex,
  geocoder: ReverseGeocoder | null,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ReversePlaceAnswer> {
  const nearest = index.nearest(point.latitude, point.longitude);
  if (nearest) {
    const { place, division: state } = nearest;
    const names = { city: place.name, state, country: place.country };
    return { ...names, confidence: confidenceOf(names), place };
  }
  if (!geocoder) return NOWHERE;
  try {
    return answerOf(await geocoder.reverse(point), point);
  } catch (error) {
    log.warn({ err: error, provider: geocoder.name }, 'reverse geocoding failed');
    return NOWHERE;
  }
}
