import { readDays } from '../../intents/preferences';
import { placeOrSay } from '../place-of-message';
import { TEXTS } from '../texts';
import { recent, say, type Work } from '../work';

/** A plan of days for the place of a message. */
export async function answerPlan(work: Work): Promise<void> {
  const { deps, request, preferences, today, emit } = work;
  const place = await placeOrSay(work, TEXTS.whereTo);
  if (!place) return;
  const plan = await deps.makePlan({
    place,
    days: readDays(request.text),
    today,
    messages: recent(work),
    ...(preferences.budget && { budget: preferences.budget }),
    spend: work.spend,
    signal: work.signal,
  });
  if (work.signal.aborted) return;
  if (!plan) return say(work, TEXTS.noPlan(place.name), 'notice');
  emit({ event: 'plan', data: plan });
  say(work, TEXTS.planned(plan.days.length, place.name), 'tools');
}
