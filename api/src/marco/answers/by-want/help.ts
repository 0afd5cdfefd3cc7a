import { siteHelp } from '../../help/site-help';
import { say, type AnswerContext } from '../answer-context';

/** Answers from the help text of the site, or says that it has no answer (MAR-63). */
export async function answerHelp(context: AnswerContext): Promise<void> {
  const { text, links } = siteHelp(context.request.text, context.language);
  say(context, text, 'notice');
  if (links.length > 0) context.emit({ event: 'links', data: { links } });
}
