import { NO_FACTS, webFacts } from '../../grounding/facts';
import type { WebSearch } from '../../web-search/web-search';
import { CHAT_LIMITS, SENTENCES_MAX, SYSTEM_MESSAGE, SYSTEM_OF_KNOWLEDGE } from '../prompts';
import { speak } from '../speak';
import { TEXTS } from '../texts';
import { groundOf, recent, say, toolMessages, type Work } from '../work';

async function answerFromKnowledge(work: Work): Promise<void> {
  const spoken = await speak(
    work.deps.model,
    { ...CHAT_LIMITS, messages: [SYSTEM_OF_KNOWLEDGE, ...recent(work)], tools: [] },
    {
      ground: groundOf(work, NO_FACTS, false),
      most: SENTENCES_MAX - 1,
      release: (sentence) => say(work, sentence, 'knowledge'),
      spend: work.spend,
      signal: work.signal,
    },
  );
  if (spoken.said.length === 0 && !work.signal.aborted) say(work, TEXTS.noKnowledge, 'knowledge');
}

/** What changes from day to day is looked up; without the web the model's own knowledge answers, and says so (MAR-41). */
export async function answerFromWeb(work: Work): Promise<void> {
  const { deps, request, emit, signal } = work;
  let found: Awaited<ReturnType<WebSearch['search']>>;
  try {
    found = await deps.webSearch.search(request.text);
  } catch (error) {
    deps.onProblem(error);
    say(work, TEXTS.webDown, 'knowledge');
    return answerFromKnowledge(work);
  }
  if (signal.aborted) return;
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
      messages: [SYSTEM_MESSAGE, ...recent(work), ...toolMessages('search_web', content)],
      tools: [],
    },
    {
      ground: groundOf(work, facts, true),
      most: SENTENCES_MAX,
      release: (sentence) => say(work, sentence, 'web'),
      spend: work.spend,
      signal,
    },
  );
  if (spoken.said.length === 0 && !signal.aborted)
    say(work, found.results.length > 0 ? TEXTS.webFound : TEXTS.noKnowledge, 'web');
  if (found.results.length > 0 && !signal.aborted)
    emit({ event: 'sources', data: { sources: found.results } });
}
