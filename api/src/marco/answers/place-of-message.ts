import type { CityOption } from '@atoll/contracts/place';
import { meantLocation, type MeantLocation } from '../intents/locations';
import { TEXTS } from './texts';
import { say, type AnswerContext } from './answer-context';

const WORDS_SHOWN_MAX = 80;

async function whereOf({ deps, request, preferences }: AnswerContext): Promise<MeantLocation> {
  if (request.hotelSearch) return { kind: 'place', place: request.hotelSearch.place };
  const meant = await meantLocation(request.text, deps.findPlaces);
  const known = request.city ?? preferences.city;
  if (meant.kind !== 'none' || known === undefined) return meant;
  const [place] = await deps.findPlaces(known, 1);
  return place ? { kind: 'place', place } : { kind: 'unknown', words: known };
}

/** The place of a message; null where there is none, which was then said. */
export async function placeOrSay(context: AnswerContext, question: string): Promise<CityOption | null> {
  const where = await whereOf(context);
  if (where.kind === 'none') say(context, question, 'notice');
  if (where.kind === 'unknown')
    say(context, TEXTS.unknownPlace(where.words.slice(0, WORDS_SHOWN_MAX)), 'notice');
  if (where.kind !== 'place') return null;
  const { place } = where;
  if (Number.isFinite(place.latitude) && Number.isFinite(place.longitude)) return place;
  say(context, TEXTS.noCoordinates(place.name), 'notice');
  return null;
}
