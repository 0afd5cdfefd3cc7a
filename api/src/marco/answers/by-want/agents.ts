import { say, type AnswerContext } from '../answer-context';
import { placeOrSay } from '../place-of-message';

/** Leads to the form that asks travel agents for a quote, with what is known already. */
export async function answerAgents(context: AnswerContext): Promise<void> {
  const place = placeOrSay(context, context.texts.whereTo);
  if (!place) return;
  context.emit({ event: 'workflow', data: { name: 'quoteRequest', step: 'initial' } });
  say(context, context.texts.askAgents(place.name), 'notice');
}
