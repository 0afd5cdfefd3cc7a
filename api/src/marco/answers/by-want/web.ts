import { NO_FACTS, webFacts } from '../../grounding/facts';
import type { WebSearch } from '../../web-search/web-search';
import { CHAT_LIMITS, SENTENCES_MAX, SYSTEM_MESSAGE, SYSTEM_OF_KNOWLEDGE } from '../prompts';
import { speak } from '../speak';
import { groundOf, mayModelSpeak, recent, say, toolMessages, type AnswerContext } from '../answer-context';

async function answerFromKnowledge(context: AnswerContext): Promise<void> {
  if (!mayModelSpeak(context)) return say(context, context.texts.noKnowledge, 'knowledge');
  const spoken = await speak(
    context.deps.model,
    { ...CHAT_LIMITS, messages: [SYSTEM_OF_KNOWLEDGE, ...recent(context)], tools: [] },
    {
      ground: groundOf(context, NO_FACTS, false),
      most: SENTENCES_MAX - 1,
      release: (sentence) => say(context, sentence, 'knowledge'),
      spend: context.spend,
      signal: context.signal,
    },
  );
  if (spoken.said.length === 0 && !context.signal.aborted)
    say(context, context.texts.noKnowledge, 'knowledge');
}

/** What changes from day to day is looked up; without the web the model's own knowledge answers, and says so (MAR-41). */
export async function answerFromWeb(context: AnswerContext): Promise<void> {
  const { deps, request, emit, signal } = context;
  let found: Awaited<ReturnType<WebSearch['search']>>;
  try {
    found = await deps.webSearch.search(request.text);
  } catch (error) {
    deps.onProblem(error);
    say(context, context.texts.webDown, 'knowledge');
    return answerFromKnowledge(context);
  }
  if (signal.aborted) return;
  if (!mayModelSpeak(context)) {
    say(context, found.results.length > 0 ? context.texts.webFound : context.texts.noKnowledge, 'web');
    if (found.results.length > 0) emit({ event: 'sources', data: { sources: found.results } });
    return;
  }
  const facts = webFacts(found);
  const content = {
    facts: [],
    answer: found.answer,
    results: found.results.map(({ title, content: text }) => ({ title, content: text })),
  };
  const spoken = await speak(
    deps.model,
    {
      ...CHAT_LIMITS,
      messages: [SYSTEM_MESSAGE, ...recent(context), ...toolMessages('search_web', content)],
      tools: [],
    },
    {
      ground: groundOf(context, facts, true),
      most: SENTENCES_MAX,
      release: (sentence) => say(context, sentence, 'web'),
      spend: context.spend,
      signal,
    },
  );
  if (spoken.said.length === 0 && !signal.aborted)
    say(context, found.results.length > 0 ? context.texts.webFound : context.texts.noKnowledge, 'web');
  if (found.results.length > 0 && !signal.aborted)
    emit({ event: 'sources', data: { sources: found.results } });
}
