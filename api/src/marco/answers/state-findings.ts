import { describeFindings } from '../claims/findings';
import { readStated } from '../claims/read-stated';
import { STATE_CLAIMS, type StatedClaim } from '../claims/stated-claim';
import type { Finding } from '../claims/thing';
import { usualClaims } from '../claims/usual-claims';
import { writeClaims } from '../claims/write-claims';
import { adviceCheck, advise, recent, toolMessages, type AnswerContext } from './answer-context';
import { CHAT_LIMITS, SENTENCES_WITH_CARDS, SYSTEM_WITH_CARDS } from './prompts';
import { speak, type ToolCall } from './speak';

/** Shows those of the claims in some calls that are true; tells whether there was one (MAR-61). */
export function showClaims(
  { emit, language, deps }: AnswerContext,
  calls: readonly ToolCall[],
  findings: readonly Finding[],
): boolean {
  const read = calls
    .filter(({ name }) => name === STATE_CLAIMS.name)
    .map((call) => readStated(call.arguments));
  const { claims, leftOut } = writeClaims(
    read.flatMap(({ stated }) => stated),
    findings,
    language,
  );
  deps.onClaimsLeftOut(leftOut + read.reduce((sum, { odd }) => sum + odd, 0));
  if (claims) emit({ event: 'claims', data: claims });
  return claims !== null;
}

function showUsual({ emit, language, understood }: AnswerContext, finding: Finding): void {
  const stated: readonly StatedClaim[] = usualClaims(finding, understood.tastes);
  const { claims } = writeClaims(stated, [finding], language);
  if (claims) emit({ event: 'claims', data: claims });
}

/** Lets the model choose what is stated of the cards that are shown, and give advice; where it cannot, the usual is stated. */
export async function stateFindings(context: AnswerContext, tool: string, finding: Finding): Promise<void> {
  const { deps, signal, spend } = context;
  let calls: readonly ToolCall[] = [];
  try {
    ({ calls } = await speak(
      deps.model,
      {
        ...CHAT_LIMITS,
        messages: [SYSTEM_WITH_CARDS, ...recent(context), ...toolMessages(tool, describeFindings([finding]))],
        tools: [STATE_CLAIMS],
      },
      {
        check: adviceCheck(context),
        most: SENTENCES_WITH_CARDS,
        release: (sentence) => advise(context, sentence),
        spend,
        signal,
      },
    ));
  } catch (error) {
    // The cards are there, and what is usually asked of them.
    deps.onProblem(error);
  }
  if (signal.aborted) return;
  if (!showClaims(context, calls, [finding])) showUsual(context, finding);
}
