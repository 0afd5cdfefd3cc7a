import { describeFacts, type Facts } from '../grounding/facts';
import { CHAT_LIMITS, SENTENCES_WITH_CARDS, SYSTEM_WITH_CARDS } from './prompts';
import { speak } from './speak';
import { groundOf, recent, say, toolMessages, type Work } from './work';

/** Lets the model say a sentence of the cards that are shown; where it cannot, `fallback` is said. */
export async function sayOfCards(work: Work, name: string, facts: Facts, fallback: string): Promise<void> {
  try {
    const spoken = await speak(
      work.deps.model,
      {
        ...CHAT_LIMITS,
        messages: [SYSTEM_WITH_CARDS, ...recent(work), ...toolMessages(name, describeFacts(facts))],
        tools: [],
      },
      {
        ground: groundOf(work, facts, true),
        most: SENTENCES_WITH_CARDS,
        release: (sentence) => say(work, sentence, 'tools'),
        spend: work.spend,
        signal: work.signal,
      },
    );
    if (spoken.said.length > 0) return;
  } catch (error) {
    // The cards are there: one sentence of code does.
    work.deps.onProblem(error);
  }
  if (!work.signal.aborted) say(work, fallback, 'tools');
}
