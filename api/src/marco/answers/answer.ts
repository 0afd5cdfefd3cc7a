import type { Want } from '@atoll/contracts/understanding-values';
import { dangerIn } from '../help/danger';
import type { AnswerContext, AnswerDeps, AskedMessage } from './answer-context';
import { answerActivities } from './by-want/activities';
import { answerAgents } from './by-want/agents';
import { answerDanger } from './by-want/danger';
import { answerHelp } from './by-want/help';
import { answerHotels } from './by-want/hotels';
import { answerPointed, pointedThing } from './by-want/pointed';
import { answerPlan } from './by-want/plan';
import { answerTalk } from './by-want/talk';
import { answerFromWeb } from './by-want/web';
import { textsIn } from './texts/texts';

const BY_WANT: Readonly<Record<Want, (context: AnswerContext) => Promise<void>>> = {
  help: answerHelp,
  plan: answerPlan,
  information: answerFromWeb,
  hotels: answerHotels,
  activities: answerActivities,
  agents: answerAgents,
  request: answerAgents,
};
const ORDER = Object.keys(BY_WANT) as readonly Want[];

/** Answers one message by its events: help first for who is in danger, else a block for each want, from the first sentence to the last card. Fails where the model does. */
export function createAnswer(deps: AnswerDeps): (asked: AskedMessage) => Promise<void> {
  return async (asked) => {
    const danger = dangerIn(asked.request.text);
    const language = danger?.language ?? asked.language;
    const context: AnswerContext = { ...asked, language, deps, texts: textsIn(language) };
    if (danger) return answerDanger(context, danger.kind);
    const pointed = pointedThing(context);
    if (pointed) return answerPointed(context, pointed);
    const parts = new Set(ORDER.filter((want) => asked.wants.includes(want)).map((want) => BY_WANT[want]));
    if (parts.size === 0) parts.add(answerTalk);
    for (const part of parts) {
      if (!asked.signal.aborted) await part(context);
    }
  };
}
