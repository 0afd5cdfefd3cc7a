import { GUESTS_DEFAULT } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { findingOfActivities } from '../../claims/findings';
import { isOnFoot, SIGHTS_WALK_KM } from '../../sights-on-foot';
import { ACTIVITIES_SHOWN, type FoundActivities, type MostForOne } from '../../travel/chat-activities';
import { say, sayFailure, type AnswerContext } from '../answer-context';
import { placeOrSay } from '../place-of-message';
import { stateFindings } from '../state-findings';

/** More names are a list and no sentence. */
const SIGHTS_SAID = 5;

/** What one person may spend; what a night may cost says nothing of it. */
function mostForOne({ understood }: AnswerContext): MostForOne | undefined {
  const { budget, adults = GUESTS_DEFAULT, childrenAges } = understood;
  if (!budget || budget.per === 'night') return undefined;
  const people = budget.per === 'person' ? 1 : adults + childrenAges.length;
  return { amount: budget.amount / people, currency: budget.currency };
}

/** Names what the city's guide tells of within a walk: without hours or prices, because the guide knows none. */
function saySights(context: AnswerContext, place: CityOption): void {
  const names = context.deps.sightsNear(place, SIGHTS_WALK_KM).filter(isOnFoot).slice(0, SIGHTS_SAID);
  if (names.length === 0) return;
  const list = names.map(({ sight }) => sight.name);
  say(context, ` ${context.texts.sights(list)}`, 'tools');
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
    sayFailure(context, error, texts.activityError(place.name));
    return saySights(context, place);
  }
  if (context.signal.aborted) return;
  const { overBudget, ...affordable } = all;
  if (affordable.activities.length === 0) {
    const sentence = overBudget > 0 ? texts.activitiesOverBudget : texts.noActivities;
    say(context, sentence(place.name), 'notice');
    return saySights(context, place);
  }
  const found = { ...affordable, activities: affordable.activities.slice(0, ACTIVITIES_SHOWN) };
  emit({ event: 'activities', data: found });
  say(context, texts.foundActivities(place.name), 'tools');
  saySights(context, place);
  await stateFindings(context, 'find_activities', findingOfActivities(found, 0, affordable.activities));
}
