import { chatDateProblem } from '@atoll/contracts/marco-stay';
import { hotelFacts } from '../../grounding/facts';
import type { FoundHotels } from '../../travel/chat-hotels';
import { defaultStay } from '../../travel/stay';
import { placeOrSay } from '../place-of-message';
import { sayOfCards } from '../say-of-cards';
import { TEXTS } from '../texts';
import { say, type AnswerContext } from '../answer-context';

/** Three hotels around the place of a message, or a sentence that says why there are none. */
export async function answerHotels(context: AnswerContext): Promise<void> {
  const { deps, request, preferences, today, daysUnsure, emit } = context;
  const place = await placeOrSay(context, TEXTS.whichCity);
  if (!place) return;
  const { place: _place, ...form } = request.hotelSearch ?? { place };
  const stay = { ...defaultStay(today, preferences), ...form };
  const problem = chatDateProblem(stay, today, daysUnsure);
  if (problem !== null) return say(context, problem, 'notice');
  let all: FoundHotels;
  try {
    all = await deps.findHotels({ place, stay, ...(preferences.budget && { budget: preferences.budget }) });
  } catch (error) {
    deps.onProblem(error);
    return say(context, TEXTS.hotelError(place.name), 'notice');
  }
  if (context.signal.aborted) return;
  const { overBudget, ...found } = all;
  if (found.hotels.length === 0)
    return say(context, overBudget > 0 ? TEXTS.overBudget(place.name) : TEXTS.noHotels(place.name), 'notice');
  emit({ event: 'hotels', data: found });
  await sayOfCards(
    context,
    'find_hotels',
    hotelFacts(found),
    TEXTS.foundHotels(found.hotels.length, place.name),
  );
}
