import { PLAN_DAYS_MAX } from '@atoll/contracts/constants';
import { readDays, wantedDays } from '../../intents/preferences';
import { placeOrSay } from '../place-of-message';
import { TEXTS } from '../texts';
import { recent, say, type AnswerContext } from '../answer-context';

/** A plan of days for the place of a message. */
export async function answerPlan(context: AnswerContext): Promise<void> {
  const { deps, request, preferences, today, emit } = context;
  const place = await placeOrSay(context, TEXTS.whereTo);
  if (!place) return;
  // What a night may cost says nothing of the days.
  const budget = preferences.budget?.per === 'night' ? undefined : preferences.budget;
  const plan = await deps.makePlan({
    place,
    days: readDays(request.text),
    today,
    messages: recent(context),
    ...(budget && { budget }),
    spend: context.spend,
    signal: context.signal,
  });
  if (context.signal.aborted) return;
  if (!plan) return say(context, TEXTS.noPlan(place.name), 'notice');
  if (plan === 'overBudget') return say(context, TEXTS.noPlanInBudget(place.name), 'notice');
  emit({ event: 'plan', data: plan });
  const isShortened = wantedDays(request.text) > PLAN_DAYS_MAX;
  say(context, TEXTS.planned(plan.days.length, place.name, isShortened), 'tools');
}
