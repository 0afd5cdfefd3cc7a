import { PLAN_DAYS_DEFAULT, PLAN_DAYS_MAX } from '@atoll/contracts/constants';
import type { Understood } from '@atoll/contracts/marco-understanding';
import { firstDayOf } from '../../travel/stay';
import { ProviderError } from '../../../shared/provider/provider-error';
import type { MakePlan } from '../../plans/make-plan';
import { recent, say, sayFailure, type AnswerContext } from '../answer-context';
import { placeOrSay } from '../place-of-message';

/** For how many days a plan is wanted, however many: a stay of two nights has three days. */
function wantedDays({ days, nights }: Understood): number {
  return days ?? (nights === undefined ? PLAN_DAYS_DEFAULT : nights + 1);
}

/** A plan of days for the place of a message. */
export async function answerPlan(context: AnswerContext): Promise<void> {
  const { deps, understood, isShortened, today, emit, texts } = context;
  const place = placeOrSay(context, texts.whereTo);
  if (!place) return;
  const wanted = wantedDays(understood);
  // What a night may cost says nothing of the days.
  const budget = understood.budget?.per === 'night' ? undefined : understood.budget;
  const days = Math.min(wanted, PLAN_DAYS_MAX);
  let plan: Awaited<ReturnType<MakePlan>>;
  try {
    plan = await deps.makePlan({
      place,
      days,
      firstDate: firstDayOf(understood, today),
      messages: recent(context),
      ...(budget && { budget: { amount: budget.amount, currency: budget.currency } }),
      spend: context.spend,
      signal: context.signal,
    });
  } catch (error) {
    // Of a vendor; where the model fails, the whole answer does (MAR-45).
    if (!(error instanceof ProviderError)) throw error;
    return sayFailure(context, error, texts.activityError(place.name));
  }
  if (context.signal.aborted) return;
  if (!plan) return say(context, texts.noPlan(place.name), 'notice');
  if (plan === 'overBudget') return say(context, texts.noPlanInBudget(place.name), 'notice');
  emit({ event: 'plan', data: plan });
  say(context, texts.planned(plan.days.length, place.name, isShortened || wanted > PLAN_DAYS_MAX), 'tools');
  if (plan.days.length < days) say(context, texts.planGap(plan.days.length, days), 'tools');
}
