import { PLAN_DAYS_MAX } from '@atoll/contracts/constants';
import { readDays, wantedDays } from '../../intents/preferences';
import { placeOrSay } from '../place-of-message';
import { TEXTS } from '../texts';
import { recent, say, type Work } from '../work';

/** A plan of days for the place of a message. */
export async function answerPlan(work: Work): Promise<void> {
  const { deps, request, preferences, today, emit } = work;
  const place = await placeOrSay(work, TEXTS.whereTo);
  if (!place) return;
  // What a night may cost says nothing of the days.
  const budget = preferences.budget?.per === 'night' ? undefined : preferences.budget;
  const plan = await deps.makePlan({
    place,
    days: readDays(request.text),
    today,
    messages: recent(work),
    ...(budget && { budget }),
    spend: work.spend,
    signal: work.signal,
  });
  if (work.signal.aborted) return;
  if (!plan) return say(work, TEXTS.noPlan(place.name), 'notice');
  if (plan === 'overBudget') return say(work, TEXTS.noPlanInBudget(place.name), 'notice');
  emit({ event: 'plan', data: plan });
  const isShortened = wantedDays(request.text) > PLAN_DAYS_MAX;
  say(work, TEXTS.planned(plan.days.length, place.name, isShortened), 'tools');
}
