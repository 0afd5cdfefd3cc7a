import type { CityOption } from '@atoll/contracts/place';
import { meantLocation, type MeantLocation } from '../intents/locations';
import { TEXTS } from './texts';
import { say, type Work } from './work';

const WORDS_SHOWN_MAX = 80;

async function whereOf({ deps, request, preferences }: Work): Promise<MeantLocation> {
  if (request.hotelSearch) return { kind: 'place', place: request.hotelSearch.place };
  const meant = await meantLocation(request.text, deps.findPlaces);
  const known = request.city ?? preferences.city;
  if (meant.kind !== 'none' || known === undefined) return meant;
  const [place] = await deps.findPlaces(known, 1);
  return place ? { kind: 'place', place } : { kind: 'unknown', words: known };
}

/** The place of a message; null where there is none, which was then said. */
export async function placeOrSay(work: Work, question: string): Promise<CityOption | null> {
  const where = await whereOf(work);
  if (where.kind === 'none') say(work, question, 'notice');
  if (where.kind === 'unknown')
    say(work, TEXTS.unknownPlace(where.words.slice(0, WORDS_SHOWN_MAX)), 'notice');
  if (where.kind !== 'place') return null;
  const { place } = where;
  if (Number.isFinite(place.latitude) && Number.isFinite(place.longitude)) return place;
  say(work, TEXTS.noCoordinates(place.name), 'notice');
  return null;
}
