import { findingsOf } from '../../claims/findings';
import { siteHelp } from '../../help/site-help';
import { say, type AnswerContext } from '../answer-context';
import { talk } from './talk';

/** Answers from the help text of the site, or says that it has no answer (MAR-63). */
export async function answerHelp(context: AnswerContext): Promise<void> {
  const { topic, text, links } = siteHelp(context.request.text, context.language);
  // 'Which can I cancel?' asks about the cards that were shown.
  if (topic === null && findingsOf(context.history).length > 0 && (await talk(context))) return;
  say(context, text, 'notice');
  if (links.length > 0) context.emit({ event: 'links', data: { links } });
}
