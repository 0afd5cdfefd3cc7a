import { understoodPlace } from '@atoll/contracts/understood-place';
import { describeFindings, findingsOf } from '../../claims/findings';
import { STATE_CLAIMS } from '../../claims/stated-claim';
import { adviceCheck, recent, say, toolMessages, type AnswerContext } from '../answer-context';
import { CHAT_LIMITS, placeArgument, SENTENCES_MAX, SYSTEM_MESSAGE, TOOLS } from '../prompts';
import { speak, type ToolCall } from '../speak';
import { showClaims } from '../state-findings';
import { answerActivities } from './activities';
import { sayBestMonths } from './best-time';
import { answerHotels } from './hotels';

/** What a model may ask for in ordinary talk; whatever else it calls is not run. */
const BY_TOOL: ReadonlyMap<string, (context: AnswerContext) => Promise<void>> = new Map([
  ['find_hotels', answerHotels],
  ['find_activities', answerActivities],
]);

/** Runs each tool that a model asked for once, at the place that it named; tells whether there was one. */
async function runTools(context: AnswerContext, calls: readonly ToolCall[]): Promise<boolean> {
  let hasRun = false;
  for (const [name, answer] of BY_TOOL) {
    const call = calls.find((each) => each.name === name);
    const words = call ? placeArgument(call.arguments) : null;
    const [place] = words === null ? [] : await context.deps.findPlaces(words, 1);
    if (!place || context.signal.aborted) continue;
    const { understood } = context;
    await answer({
      ...context,
      understood: { ...understood, places: [understoodPlace(place)] },
      unknownPlace: null,
      placeWithoutPoint: null,
    });
    hasRun = true;
  }
  return hasRun;
}

/** Lets the model talk: its own words, what it states of earlier cards, or a search that it asks for. False where nothing came of it. */
export async function talk(context: AnswerContext): Promise<boolean> {
  const { deps, history, signal, spend, texts } = context;
  const findings = findingsOf(history);
  const { calls, said } = await speak(
    deps.model,
    {
      ...CHAT_LIMITS,
      messages: [
        SYSTEM_MESSAGE,
        ...(findings.length > 0 ? toolMessages('shown_before', describeFindings(findings)) : []),
        ...recent(context),
      ],
      tools: findings.length > 0 ? [...TOOLS, STATE_CLAIMS] : TOOLS,
    },
    {
      check: adviceCheck(context),
      most: SENTENCES_MAX,
      release: (sentence) => say(context, sentence, 'knowledge'),
      spend,
      signal,
    },
  );
  if (signal.aborted) return true;
  const hasClaims = showClaims(context, calls, findings);
  const hasRun = await runTools(context, calls);
  if (hasClaims && said.length === 0) say(context, texts.ofEarlier, 'tools');
  return hasClaims || hasRun || said.length > 0;
}

/** What our guides say of the best time, else ordinary talk, and what is asked back where the model has nothing to say. */
export async function answerTalk(context: AnswerContext): Promise<void> {
  const { texts, understood } = context;
  const [place] = understood.places;
  if (sayBestMonths(context)) return;
  if (!(await talk(context))) say(context, place ? texts.whatIn(place.name) : texts.silent, 'notice');
}
