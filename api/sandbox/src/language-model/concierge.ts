import type { Reply } from './chat-answer';
import type { ChatRequest } from './chat-request';
import { chooseClaims, claimsAboutAll, claimsAboutOne, claimsAboutThing, readFound } from './claim-chooser';
import { KNOWN_PLACES, knownPlacesIn } from './place-table';
import { isEntryTask, rewriteEntry } from './entry-writer';
import { leastThatFits } from './fit-schema';
import { readPlanTask, writePlan } from './plan-writer';

const text = (sentence: string): Reply => ({ kind: 'text', text: sentence });

function smallTalk(said: string): Reply {
  const [place] = knownPlacesIn(said);
  if (place && /\b(when|best|season|time|weather)\b/i.test(said)) {
    return text(`The best time to visit ${place.name} is ${place.bestTime}. Shall I look for hotels there?`);
  }
  if (/\bluxur/i.test(said)) {
    const [first, second, third] = KNOWN_PLACES.filter(({ mood }) => mood === 'luxury');
    return text(
      `For a luxury getaway, think of the ${first?.name}, ${second?.name} or ${third?.name}. Which one shall I look at?`,
    );
  }
  if (/\b(quote|booking|price|cost|package|plan)\b/i.test(said)) {
    return text('I can help you to prepare a quote. Where would you like to go, and when?');
  }
  if (/\b(thanks|thank you)\b/i.test(said)) return text('You are welcome.');
  if (/\b(hi|hello|hey)\b/i.test(said)) return text('Hello! Where would you like to go?');
  if (place) return text(`I can look for hotels and things to do in ${place.name}. Which would you like?`);
  return text('I can help with hotels, things to do and day-by-day plans. Where would you like to go?');
}

/** What is known of a place without any tool: advice, which is never about one house. */
function adviceOn(said: string): string | undefined {
  const [place] = knownPlacesIn(said);
  return place && `The best time to visit ${place.name} is ${place.bestTime}.`;
}

/** The first sentence of the first page that a search brought; undefined where there is none. */
function firstOfPage(content: string): string | undefined {
  try {
    const { results } = JSON.parse(content) as { results?: readonly { content?: unknown }[] };
    const page = results?.[0]?.content;
    return typeof page === 'string' ? /^[^.!?]+[.!?]/.exec(page)?.[0] : undefined;
  } catch (error) {
    // A tool may answer in plain words.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What the concierge answers: the same request always gives the same reply. */
export function reply(request: ChatRequest): Reply {
  const last = request.messages.at(-1);
  const said = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  if (request.forcedTool !== null) {
    const shown =
      last?.role === 'tool' && request.forcedTool === 'state_claims' ? readFound(last.content) : null;
    const claims = shown ? claimsAboutThing(shown, said) : [];
    if (claims.length > 0) return { kind: 'tool', name: request.forcedTool, arguments: { claims } };
    const task = readPlanTask(last?.content ?? '');
    const [place] = knownPlacesIn(said);
    // What it was not told it leaves out, and what it must say fits the tool.
    const least = leastThatFits(request.schemas.get(request.forcedTool) ?? {}, place?.name ?? said);
    const known = typeof least === 'object' && least !== null ? { ...least } : {};
    return { kind: 'tool', name: request.forcedTool, arguments: task ? writePlan(task) : known };
  }
  const instruction = request.messages.find(({ role }) => role === 'system')?.content ?? '';
  if (isEntryTask(instruction)) return text(rewriteEntry(said));
  if (last?.role === 'tool') {
    const found = readFound(last.content);
    const advice = adviceOn(said);
    if (!found || !request.tools.includes('state_claims'))
      return text(firstOfPage(last.content) ?? advice ?? 'I know no more about that.');
    const claims = chooseClaims(found, said);
    return { kind: 'tool', name: 'state_claims', arguments: { claims }, ...(advice && { text: advice }) };
  }
  const shown = request.messages.find(({ role }) => role === 'tool');
  const found = shown && request.tools.includes('state_claims') ? readFound(shown.content) : null;
  const shownClaims = found ? [...claimsAboutOne(found, said), ...claimsAboutAll(found, said)] : [];
  if (shownClaims.length > 0)
    return { kind: 'tool', name: 'state_claims', arguments: { claims: shownClaims } };
  const [place] = knownPlacesIn(said);
  if (place && request.tools.includes('find_hotels') && /\b(hotels?|stay|sleep)\b/i.test(said)) {
    return { kind: 'tool', name: 'find_hotels', arguments: { place: place.name } };
  }
  if (place && request.tools.includes('find_activities') && /\b(do|see|tours?|activit\w+)\b/i.test(said)) {
    return { kind: 'tool', name: 'find_activities', arguments: { place: place.name } };
  }
  return smallTalk(said);
}
