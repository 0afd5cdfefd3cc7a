import type { Taste } from '@atoll/contracts/understanding-values';
import { describeFindings, findingsOf } from '../../claims/findings';
import { STATE_CLAIMS, type StatedClaim } from '../../claims/stated-claim';
import type { Finding, Thing } from '../../claims/thing';
import { writeClaims } from '../../claims/write-claims';
import { AMENITY_TASTES } from '../../travel/hotel-tastes';
import { recent, say, toolMessages, type AnswerContext } from '../answer-context';
import { CHAT_LIMITS, SYSTEM_WITH_CARDS } from '../prompts';
import { speak, type ToolCall } from '../speak';
import { showClaims } from '../state-findings';

/** The card that a message points at, and the search that brought it: the newest one that has so many. */
export function pointedThing(context: AnswerContext): { finding: Finding; thing: Thing } | undefined {
  const { pointsAt, history } = context;
  if (pointsAt === undefined) return undefined;
  for (const finding of findingsOf(history)) {
    const thing = finding.things[pointsAt];
    if (thing) return { finding, thing };
  }
  return undefined;
}

/** What is asked of it first, then what most want to know; what its record does not tell is left out. */
function usualOf({ ref: of }: Thing, { tastesSaid }: AnswerContext): StatedClaim[] {
  const asked = AMENITY_TASTES.filter((taste) => tastesSaid.includes(taste));
  return [
    ...asked.flatMap((amenity): StatedClaim[] => [
      { kind: 'has', of, amenity },
      { kind: 'hasNot', of, amenity },
    ]),
    { kind: 'stayPrice', of },
    { kind: 'personPrice', of },
    { kind: 'freeCancellation', of },
    { kind: 'stars', of },
    { kind: 'rating', of },
    { kind: 'distance', of },
    { kind: 'duration', of },
  ];
}

/** Answers about one of the cards that were shown: 'does the second one have a pool?' (MAR-61). */
export async function answerPointed(
  context: AnswerContext,
  { finding, thing }: NonNullable<ReturnType<typeof pointedThing>>,
): Promise<void> {
  const { deps, emit, language, signal, spend, texts } = context;
  say(context, texts.ofEarlier, 'tools');
  // 'Does it have breakfast?' is asked of what no record tells.
  const isTold = (taste: Taste) => (AMENITY_TASTES as readonly Taste[]).includes(taste);
  if (!context.tastesSaid.every(isTold)) say(context, texts.untold, 'tools');
  const only = { ...finding, things: [thing] };
  let calls: readonly ToolCall[] = [];
  try {
    ({ calls } = await speak(
      deps.model,
      {
        ...CHAT_LIMITS,
        messages: [
          SYSTEM_WITH_CARDS,
          ...recent(context),
          ...toolMessages('shown_before', describeFindings([only])),
        ],
        tools: [STATE_CLAIMS],
        mustCall: STATE_CLAIMS.name,
      },
      // It chooses, and says nothing.
      { check: async () => null, most: 1, release: () => undefined, spend, signal },
    ));
  } catch (error) {
    // What most want to know of it needs no model.
    deps.onProblem(error);
  }
  if (signal.aborted || showClaims(context, calls, [only])) return;
  const { claims } = writeClaims(usualOf(thing, context), [only], language);
  if (claims) emit({ event: 'claims', data: claims });
}
