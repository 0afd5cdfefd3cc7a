import type { Reply } from './chat-answer';
import type { ChatRequest } from './chat-request';
import { KNOWN_PLACES, knownPlacesIn } from './place-table';
import { isEntryTask, rewriteEntry } from './entry-writer';
import { readPlanTask, writePlan } from './plan-writer';

const text = (sentence: string): Reply => ({ kind: 'text', text: sentence });

/** What a tool brought: `{found, facts: ["h1.name", …]}` beside whatever else it says. */
interface ToolResult {
  readonly facts: readonly string[];
  readonly answer: string | null;
}

function readToolResult(content: string): ToolResult {
  try {
    const { facts, answer } = JSON.parse(content) as { facts?: unknown; answer?: unknown };
    return {
      facts: Array.isArray(facts) ? facts.filter((fact) => typeof fact === 'string') : [],
      answer: typeof answer === 'string' ? answer : null,
    };
  } catch (error) {
    // A tool may answer in plain words.
    if (error instanceof SyntaxError) return { facts: [], answer: null };
    throw error;
  }
}

/** Facts stand in the text as `[[h1.name]]`: who asked fills them in. */
function fromFacts({ facts, answer }: ToolResult): Reply {
  const has = (fact: string) => facts.includes(fact);
  if (has('h1.name') && has('h1.price')) {
    return text('I found these hotels in [[place.name]], from [[h1.price]] at [[h1.name]].');
  }
  if (has('a1.name')) {
    return text(
      has('a1.price')
        ? 'Try [[a1.name]] in [[place.name]] for [[a1.price]].'
        : 'Try [[a1.name]] in [[place.name]].',
    );
  }
  if (answer !== null) return text(answer);
  if (has('place.name')) return text('I know [[place.name]]. What would you like to do there?');
  return text('I could not find that. What else would you like to know?');
}

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

/** What the concierge answers: the same request always gives the same reply. */
export function reply(request: ChatRequest): Reply {
  const last = request.messages.at(-1);
  const said = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  if (request.forcedTool !== null) {
    const task = readPlanTask(last?.content ?? '');
    return { kind: 'tool', name: request.forcedTool, arguments: task ? writePlan(task) : {} };
  }
  const instruction = request.messages.find(({ role }) => role === 'system')?.content ?? '';
  if (isEntryTask(instruction)) return text(rewriteEntry(said));
  if (last?.role === 'tool') return fromFacts(readToolResult(last.content));
  const [place] = knownPlacesIn(said);
  if (place && request.tools.includes('find_hotels') && /\b(hotels?|stay|sleep)\b/i.test(said)) {
    return { kind: 'tool', name: 'find_hotels', arguments: { place: place.name } };
  }
  if (place && request.tools.includes('find_activities') && /\b(do|see|tours?|activit\w+)\b/i.test(said)) {
    return { kind: 'tool', name: 'find_activities', arguments: { place: place.name } };
  }
  return smallTalk(said);
}
