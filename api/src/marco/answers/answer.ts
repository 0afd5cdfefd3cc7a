import type { MarcoIntent } from '@atoll/contracts/marco';
import { answerActivities } from './by-intent/activities';
import { answerHotels } from './by-intent/hotels';
import { answerPlan } from './by-intent/plan';
import { answerTalk } from './by-intent/talk';
import { answerFromWeb } from './by-intent/web';
import type { AnswerDeps, AskedMessage, AnswerContext } from './answer-context';

const BY_INTENT: Readonly<Record<MarcoIntent, (context: AnswerContext) => Promise<void>>> = {
  hotel: answerHotels,
  activity: answerActivities,
  itinerary: answerPlan,
  webSearch: answerFromWeb,
  general: answerTalk,
};

/** Answers one message by its events, from the first sentence to the last card. Fails where the model does. */
export function createAnswer(deps: AnswerDeps): (asked: AskedMessage) => Promise<void> {
  return (asked) => BY_INTENT[asked.intent]({ ...asked, deps });
}
