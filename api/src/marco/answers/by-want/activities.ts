import { GUESTS_DEFAULT } from '@atoll/contracts/constants';
import { findingOfActivities } from '../../claims/findings';
import { ACTIVITIES_SHOWN, type FoundActivities, type MostForOne } from '../../travel/chat-activities';
import { say, sayFailure, type AnswerContext } from '../answer-context';
import { placeOrSay } from '../place-of-message';
import { stateFindings } from '../state-findings';

/** What one person may spend; what a night may cost says nothing of it. */
function mostForOne({ understood }: AnswerContext): MostForOne | undefined {
  const { budget, adults = GUESTS_DEFAULT, childrenAges } = understood;
  if (!budget || budget.per === 'night') return undefined;
  const people = budget.per === 'person' ? 1 : adults + childrenAges.length;
  return { amount: budget.amount / people, currency: budget.currency };
}

/** Activities at the place of a message, or a sentence that says why there are none. */
export async function answerActivities(context: AnswerContext): Promise<void> {
  const { deps, emit, texts } = context;
  const place = placeOrSay(context, texts.whichPlace);
  if (!place) return;
  let all: FoundActivities;
  try {
    all = await deps.findActivities(place, mostForOne(context));
  } catch (error) {
    return sayFailure(context, error, texts.activityError(place.name));
  }
  if (context.signal.aborted) return;
  const { overBudget, ...affordable } = all;
  if (affordable.activities.length === 0) {
    const sentence = overBudget > 0 ? texts.activitiesOverBudget : texts.noActivities;
    return say(context, sentence(place.name), 'notice');
  }
  const found = { ...affordable, activities: affordable.activities.slice(0, ACTIVITIES_SHOWN) };
  emit({ event: 'activities', data: found });
  say(context, texts.foundActivities(place.name), 'tools');
  await stateFindings(context, 'find_activities', findingOfActivities(found, 0, affordable.activities));
}
