import { chatDateProblem, type ChatStay } from '@atoll/contracts/marco-stay';
import { findingOfHotels } from '../../claims/findings';
import type { FoundHotels } from '../../travel/chat-hotels';
import { untoldTastes } from '../../travel/hotel-tastes';
import { stayOf } from '../../travel/stay';
import { say, sayFailure, type AnswerContext } from '../answer-context';
import { placeOrSay } from '../place-of-message';
import { stateFindings } from '../state-findings';

/** What was said and is not kept to as it was said, a sentence each (MAR-60). */
function notes(
  { understood, texts }: AnswerContext,
  stay: ChatStay,
  { isOtherTaste }: FoundHotels,
): string[] {
  const untold = untoldTastes(understood.tastes);
  return [
    ...(understood.month && !understood.checkIn ? [texts.monthTaken(stay.checkIn, stay.checkOut)] : []),
    ...(stay.children ? [texts.childrenAsGuests(stay.children)] : []),
    ...(isOtherTaste ? [texts.otherTaste] : []),
    ...(untold.length > 0 ? [texts.untold] : []),
  ];
}

/** Three hotels around the place of a message, or a sentence that says why there are none. */
export async function answerHotels(context: AnswerContext): Promise<void> {
  const { deps, request, understood, today, daysUnsure, emit, texts } = context;
  const place = placeOrSay(context, texts.whichCity);
  if (!place) return;
  // What the form sent is judged as it was sent (MAR-09 to MAR-12).
  const { place: _place, ...form } = request.hotelSearch ?? { place };
  const stay: ChatStay = { ...stayOf(understood, today), ...form };
  const problem = chatDateProblem(stay, today, daysUnsure);
  if (problem !== null) return say(context, texts.dateProblem(problem), 'notice');
  const { budget, tastes } = understood;
  let all: FoundHotels;
  try {
    all = await deps.findHotels({ place, stay, tastes, ...(budget && { budget }) });
  } catch (error) {
    return sayFailure(context, error, texts.hotelError(place.name));
  }
  if (context.signal.aborted) return;
  const { overBudget, isOtherTaste: _isOtherTaste, ...found } = all;
  if (found.hotels.length === 0)
    return say(context, overBudget > 0 ? texts.overBudget(place.name) : texts.noHotels(place.name), 'notice');
  emit({ event: 'hotels', data: found });
  const isNear = place.kind === 'landmark' || place.kind === 'airport';
  say(context, texts.foundHotels(found.hotels.length, place.name, isNear), 'tools');
  for (const note of notes(context, stay, all)) say(context, note, 'tools');
  await stateFindings(context, 'find_hotels', findingOfHotels(found));
}
