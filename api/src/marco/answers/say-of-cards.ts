import { describeFacts, type Facts } from '../grounding/facts';
import { CHAT_LIMITS, SENTENCES_WITH_CARDS, SYSTEM_WITH_CARDS } from './prompts';
import { speak } from './speak';
import { groundOf, mayModelSpeak, recent, say, toolMessages, type AnswerContext } from './answer-context';

/** Lets the model say a sentence of the cards that are shown; where it cannot, `fallback` is said. */
export async function sayOfCards(
  context: AnswerContext,
  name: string,
  facts: Facts,
  fallback: string,
): Promise<void> {
  if (!mayModelSpeak(context)) return say(context, fallback, 'tools');
  try {
    const spoken = await speak(
      context.deps.model,
      {
        ...CHAT_LIMITS,
        messages: [SYSTEM_WITH_CARDS, ...recent(context), ...toolMessages(name, describeFacts(facts))],
        tools: [],
      },
      {
        ground: groundOf(context, facts, true),
        most: SENTENCES_WITH_CARDS,
        release: (sentence) => say(context, sentence, 'tools'),
        spend: context.spend,
        signal: context.signal,
      },
    );
    if (spoken.said.length > 0) return;
  } catch (error) {
    // The cards are there: one sentence of code does.
    context.deps.onProblem(error);
  }
  if (!context.signal.aborted) say(context, fallback, 'tools');
}
