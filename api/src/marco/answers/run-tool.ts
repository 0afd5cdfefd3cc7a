import { activityFacts, describeFacts, hotelFacts, NO_FACTS, type Facts } from '../grounding/facts';
import { ACTIVITIES_SHOWN } from '../travel/chat-activities';
import { stayOf } from '../travel/stay';
import { TOOLS } from './prompts';
import type { ToolCall } from './speak';
import type { AnswerContext } from './answer-context';

const PLACE_LENGTH_MAX = 80;

interface ToolOutcome {
  readonly facts: Facts;
  readonly content: object;
  readonly hasCards: boolean;
}

const NOTHING: ToolOutcome = { facts: NO_FACTS, content: { error: 'Nothing was found.' }, hasCards: false };

/** Runs a tool that a model asked for; one that is not offered, or makes no sense, brings nothing. */
export async function runTool(
  context: AnswerContext,
  { name, arguments: text }: ToolCall,
): Promise<ToolOutcome> {
  const { deps, understood, today, emit } = context;
  if (!TOOLS.some((tool) => tool.name === name)) return NOTHING;
  const words = placeArgument(text);
  const [place] = words === null ? [] : await deps.findPlaces(words, 1);
  if (!place) return NOTHING;
  if (name === 'find_hotels') {
    const { budget, tastes } = understood;
    const wanted = { place, stay: stayOf(understood, today), tastes, ...(budget && { budget }) };
    const { overBudget: _over, isOtherTaste: _other, ...found } = await deps.findHotels(wanted);
    if (found.hotels.length === 0) return NOTHING;
    emit({ event: 'hotels', data: found });
    return { facts: hotelFacts(found), content: describeFacts(hotelFacts(found)), hasCards: true };
  }
  if (name === 'find_activities') {
    const all = await deps.findActivities(place);
    if (all.activities.length === 0) return NOTHING;
    const found = { ...all, activities: all.activities.slice(0, ACTIVITIES_SHOWN) };
    emit({ event: 'activities', data: found });
    return { facts: activityFacts(found), content: describeFacts(activityFacts(found)), hasCards: true };
  }
  const facts: Facts = { values: new Map([['place.name', place.name]]), texts: [place.name, place.country] };
  return { facts, content: describeFacts(facts), hasCards: false };
}

function placeArgument(text: string): string | null {
  try {
    const { place } = JSON.parse(text) as { place?: unknown };
    return typeof place === 'string' && place.length <= PLACE_LENGTH_MAX ? place : null;
  } catch (error) {
    // A model's arguments may be anything.
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}
