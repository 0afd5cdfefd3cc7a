import type { CityOption } from '@atoll/contracts/place';
import { cityOptionOf } from '@atoll/contracts/understood-place';
import { say, type AnswerContext } from './answer-context';

const WORDS_SHOWN_MAX = 80;

/** The place of a message; null where there is none, which was then said. */
export function placeOrSay(context: AnswerContext, question: string): CityOption | null {
  const { understood, unknownPlace, placeWithoutPoint, texts, request } = context;
  if (request.hotelSearch && placeWithoutPoint === null) return request.hotelSearch.place;
  // What is not found is said, and no earlier place is taken in its stead.
  if (unknownPlace !== null)
    say(context, texts.unknownPlace(unknownPlace.slice(0, WORDS_SHOWN_MAX)), 'notice');
  else if (placeWithoutPoint !== null) say(context, texts.noCoordinates(placeWithoutPoint), 'notice');
  else if (understood.places[0]) return cityOptionOf(understood.places[0]);
  else say(context, question, 'notice');
  return null;
}
