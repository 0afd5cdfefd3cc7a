import {
  adviceCheck,
  advise,
  mayModelSpeak,
  recent,
  say,
  toolMessages,
  type AnswerContext,
} from '../answer-context';
import { CHAT_LIMITS, SENTENCES_MAX, SYSTEM_MESSAGE, SYSTEM_OF_KNOWLEDGE } from '../prompts';
import { speak } from '../speak';
import type { WebSearch } from '../../web-search/web-search';

async function answerFromKnowledge(context: AnswerContext): Promise<void> {
  if (!mayModelSpeak(context)) return say(context, context.texts.noKnowledge, 'knowledge');
  const { said } = await speak(
    context.deps.model,
    { ...CHAT_LIMITS, messages: [SYSTEM_OF_KNOWLEDGE, ...recent(context)], tools: [] },
    {
      check: adviceCheck(context),
      most: SENTENCES_MAX - 1,
      release: (sentence) => say(context, sentence, 'knowledge'),
      spend: context.spend,
      signal: context.signal,
    },
  );
  if (said.length === 0 && !context.signal.aborted) say(context, context.texts.noKnowledge, 'knowledge');
}

/** What changes from day to day is looked up; without the web the model's own knowledge answers, and says so (MAR-41). */
export async function answerFromWeb(context: AnswerContext): Promise<void> {
  const { deps, request, emit, signal, texts } = context;
  let found: Awaited<ReturnType<WebSearch['search']>>;
  try {
    found = await deps.webSearch.search(request.text);
  } catch (error) {
    deps.onProblem(error);
    say(context, texts.webDown, 'knowledge');
    return answerFromKnowledge(context);
  }
  if (signal.aborted) return;
  if (found.results.length === 0) return say(context, texts.noKnowledge, 'web');
  // The pages are what answers; what a model makes of them stands apart.
  say(context, texts.webFound, 'web');
  emit({ event: 'sources', data: { sources: found.results } });
  if (!mayModelSpeak(context)) return;
  const results = found.results.map(({ title, content }) => ({ title, content }));
  await speak(
    deps.model,
    {
      ...CHAT_LIMITS,
      messages: [SYSTEM_MESSAGE, ...recent(context), ...toolMessages('search_web', { results })],
      tools: [],
    },
    {
      check: adviceCheck(context),
      most: SENTENCES_MAX - 1,
      release: (sentence) => advise(context, sentence),
      spend: context.spend,
      signal,
    },
  );
}
