import type { ChatActivities } from '@atoll/contracts/marco-activities';
import { activityFacts } from '../../grounding/facts';
import { ACTIVITIES_SHOWN } from '../../travel/chat-activities';
import { say, type AnswerContext } from '../answer-context';
import { placeOrSay } from '../place-of-message';
import { sayOfCards } from '../say-of-cards';

/** Activities at the place of a message, or a sentence that says why there are none. */
export async function answerActivities(context: AnswerContext): Promise<void> {
  const { deps, emit, texts } = context;
  const place = placeOrSay(context, texts.whichPlace);
  if (!place) return;
  let all: ChatActivities;
  try {
    all = await deps.findActivities(place);
  } catch (error) {
    deps.onProblem(error);
    return say(context, texts.activityError(place.name), 'notice');
  }
  if (context.signal.aborted) return;
  if (all.activities.length === 0) return say(context, texts.noActivities(place.name), 'notice');
  const found = { ...all, activities: all.activities.slice(0, ACTIVITIES_SHOWN) };
  emit({ event: 'activities', data: found });
  await sayOfCards(context, 'find_activities', activityFacts(found), texts.foundActivities(place.name));
}
