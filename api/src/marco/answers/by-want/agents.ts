import { pageHref } from '@atoll/contracts/pages/page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { say, type AnswerContext } from '../answer-context';
import { placeOrSay } from '../place-of-message';

/** Leads to the travel agents of a place, and to the form that asks several for a quote with what is known already. */
export async function answerAgents(context: AnswerContext): Promise<void> {
  const { texts, emit } = context;
  const place = placeOrSay(context, texts.whereTo);
  if (!place) return;
  const href = pageHref(travelAgentsPage, { q: place.name });
  emit({ event: 'links', data: { links: [{ text: texts.agentsLink(place.name), href }] } });
  emit({ event: 'workflow', data: { name: 'quoteRequest', step: 'initial' } });
  say(context, texts.askAgents(place.name), 'notice');
}
