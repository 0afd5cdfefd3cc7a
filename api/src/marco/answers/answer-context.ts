import type { ChatMessage, MarcoBasis, MarcoEvent, MarcoRequest } from '@atoll/contracts/marco';
import type { Understood } from '@atoll/contracts/marco-understanding';
import type { Want } from '@atoll/contracts/understanding-values';
import type { FindPlaces } from '../../shared/places/find-places';
import { fold } from '@atoll/contracts/fold';
import type { Facts } from '../grounding/facts';
import type { Ground } from '../grounding/ground-sentence';
import type { LanguageModel, ModelMessage } from '../model/language-model';
import type { MakePlan } from '../plans/make-plan';
import type { FindChatActivities } from '../travel/chat-activities';
import type { FindChatHotels } from '../travel/chat-hotels';
import type { Understanding } from '../understanding/understand';
import type { WebSearch } from '../web-search/web-search';
import { HISTORY_MAX } from './prompts';
import type { Texts } from './texts/texts';

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
export interface AskedMessage extends Pick<Understanding, 'language' | 'unknownPlace' | 'placeWithoutPoint'> {
  readonly request: MarcoRequest;
  /** What is asked for now, in the order in which it is answered. */
  readonly wants: readonly Want[];
  /** What the conversation says of the trip, this message included. */
  readonly understood: Understood;
  /** True where more days were wanted than a plan has. */
  readonly isShortened: boolean;
  /** The conversation, the oldest first, this message last. */
  readonly history: readonly Pick<ChatMessage, 'role' | 'content'>[];
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
  /** The sentences of code, in the language of the message. */
  readonly texts: Texts;
}

/** Adds to the answer's text. */
export function say({ emit }: AnswerContext, text: string, basis: MarcoBasis): void {
  emit({ event: 'text', data: { text, basis } });
}

/** What was said before, as much of it as the model is shown. */
export function recent({ history }: AnswerContext): ModelMessage[] {
  return history.slice(-HISTORY_MAX).map(({ role, content }) => ({ role, content }));
}

/** Whether the model may write a sentence: what it says is checked in English alone. */
export function mayModelSpeak({ language }: AnswerContext): boolean {
  return language === 'en';
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
