import type {
  ChatMessage,
  ChatPreferences,
  MarcoBasis,
  MarcoEvent,
  MarcoIntent,
  MarcoRequest,
} from '@atoll/contracts/marco';
import type { FindPlaces } from '../../shared/places/find-places';
import { fold } from '@atoll/contracts/fold';
import type { Facts } from '../grounding/facts';
import type { Ground } from '../grounding/ground-sentence';
import type { LanguageModel, ModelMessage } from '../model/language-model';
import type { MakePlan } from '../plans/make-plan';
import type { FindChatActivities } from '../travel/chat-activities';
import type { FindChatHotels } from '../travel/chat-hotels';
import type { WebSearch } from '../web-search/web-search';
import { HISTORY_MAX } from './prompts';

export interface AnswerDeps {
  readonly model: LanguageModel;
  readonly findPlaces: FindPlaces;
  readonly findHotels: FindChatHotels;
  readonly findActivities: FindChatActivities;
  readonly webSearch: WebSearch;
  readonly makePlan: MakePlan;
  /** Told what went wrong where the visitor gets an answer all the same. */
  readonly onProblem: (error: unknown) => void;
}

/** A message with what is known when it comes. */
export interface AskedMessage {
  readonly request: MarcoRequest;
  readonly intent: MarcoIntent;
  /** The conversation, the oldest first, this message last. */
  readonly history: readonly Pick<ChatMessage, 'role' | 'content'>[];
  readonly preferences: ChatPreferences;
  /** The visitor's day, `yyyy-MM-dd`. */
  readonly today: string;
  /** By how many days it may be another, where the visitor did not say it. */
  readonly daysUnsure: 0 | 1;
  readonly emit: (event: MarcoEvent) => void;
  readonly spend: (tokens: number) => void;
  readonly signal: AbortSignal;
}

/** What an answer is made with. */
export interface AnswerContext extends AskedMessage {
  readonly deps: AnswerDeps;
}

/** Adds to the answer's text. */
export function say({ emit }: AnswerContext, text: string, basis: MarcoBasis): void {
  emit({ event: 'text', data: { text, basis } });
}

/** What was said before, as much of it as the model is shown. */
export function recent({ history }: AnswerContext): ModelMessage[] {
  return history.slice(-HISTORY_MAX).map(({ role, content }) => ({ role, content }));
}

/** What a sentence of the model is checked against. */
export function groundOf({ deps, history }: AnswerContext, facts: Facts, areNumbersChecked: boolean): Ground {
  return {
    facts,
    areNumbersChecked,
    visitorWords: history
      .slice(-HISTORY_MAX)
      .flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    isPlace: async (name) => {
      const [found] = await deps.findPlaces(name, 1);
      return (
        found !== undefined && [found.name, found.matched ?? '', found.country].map(fold).includes(fold(name))
      );
    },
  };
}

/** Tells a model what code has looked up, as if it had asked for it. */
export function toolMessages(name: string, content: object): ModelMessage[] {
  return [
    { role: 'toolCall', id: 'call_1', name, arguments: '{}' },
    { role: 'toolResult', id: 'call_1', content: JSON.stringify(content) },
  ];
}
