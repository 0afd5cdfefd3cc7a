import type { ChatActivities } from '@atoll/contracts/marco-activities';
import { activityFacts } from '../../grounding/facts';
import { ACTIVITIES_SHOWN } from '../../travel/chat-activities';
import { placeOrSay } from '../place-of-message';
import { sayOfCards } from '../say-of-cards';
import { TEXTS } from '../texts';
import { say, type AnswerContext } from '../answer-context';

/** Activities at the place of a message, or a sentence that says why there are none. */
export async function answerActivities(context: AnswerContext): Promise<void> {
  const { deps, emit } = context;
  const place = await placeOrSay(context, TEXTS.whichPlace);
  if (!place) return;
  let all: ChatActivities;
  try {
    all = await deps.findActivities(place);
  } catch (error) {
    deps.onProblem(error);
    return say(context, TEXTS.activityError(place.name), 'notice');
  }
  if (context.signal.aborted) return;
  if (all.activities.length === 0) return say(context, TEXTS.noActivities(place.name), 'notice');
  const found = { ...all, activities: all.activities.slice(0, ACTIVITIES_SHOWN) };
  emit({ event: 'activities', data: found });
  await sayOfCards(context, 'find_activities', activityFacts(found), TEXTS.foundActivities(place.name));
}
