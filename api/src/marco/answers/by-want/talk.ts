import { joinFacts, NO_FACTS } from '../../grounding/facts';
import type { ModelMessage } from '../../model/language-model';
import { CHAT_LIMITS, SENTENCES_MAX, SENTENCES_WITH_CARDS, SYSTEM_MESSAGE, TOOLS } from '../prompts';
import { runTool } from '../run-tool';
import { speak } from '../speak';
import { groundOf, mayModelSpeak, recent, say, type AnswerContext } from '../answer-context';

/** More rounds of tools than this are a loop. */
const ROUNDS_MAX = 3;

/** Ordinary talk, in which a model may ask for tools, a few rounds of them. */
export async function answerTalk(context: AnswerContext): Promise<void> {
  if (!mayModelSpeak(context)) return say(context, context.texts.silent, 'notice');
  const messages: ModelMessage[] = [SYSTEM_MESSAGE, ...recent(context)];
  let facts = NO_FACTS;
  let most = SENTENCES_MAX;
  for (let round = 0; round <= ROUNDS_MAX; round += 1) {
    const hasTools = facts !== NO_FACTS;
    const spoken = await speak(
      context.deps.model,
      { ...CHAT_LIMITS, messages: [...messages], tools: round < ROUNDS_MAX ? TOOLS : [] },
      {
        ground: groundOf(context, facts, hasTools),
        most,
        release: (sentence) => say(context, sentence, hasTools ? 'tools' : 'knowledge'),
        spend: context.spend,
        signal: context.signal,
      },
    );
    most -= spoken.said.length;
    if (context.signal.aborted || most <= 0) return;
    if (spoken.calls.length === 0) break;
    for (const call of spoken.calls) {
      const outcome = await runTool(context, call);
      facts = joinFacts(facts, outcome.facts);
      if (outcome.hasCards) most = Math.min(most, SENTENCES_WITH_CARDS);
      messages.push({ role: 'toolCall', id: call.id, name: call.name, arguments: call.arguments });
      messages.push({ role: 'toolResult', id: call.id, content: JSON.stringify(outcome.content) });
    }
  }
  if (most === SENTENCES_MAX || (most === SENTENCES_WITH_CARDS && facts !== NO_FACTS))
    say(context, context.texts.silent, 'notice');
}
