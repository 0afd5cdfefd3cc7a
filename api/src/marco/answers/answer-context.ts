import type { ChatMessage, MarcoBasis, MarcoEvent, MarcoRequest } from '@atoll/contracts/marco';
import type { Understood } from '@atoll/contracts/marco-understanding';
import type { Want } from '@atoll/contracts/understanding-values';
import { ProviderError } from '../../shared/provider/provider-error';
import type { Sights } from '../../shared/directory/sights';
import type { FindPlaces } from '../../shared/places/find-places';
import { fold } from '@atoll/contracts/fold';
import { adviceOf } from '../advice/is-advice';
import { isKnownPlace } from '../advice/known-place';
import { claimTextsIn } from '../claims/claim-texts';
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
  readonly sightsNear: Sights['near'];
  readonly allSights: Sights['all'];
  readonly webSearch: WebSearch;
  readonly makePlan: MakePlan;
  /** Told how many claims of a model were not true, or none of ours. */
  readonly onClaimsLeftOut: (count: number) => void;
  /** Told what went wrong where the visitor gets an answer all the same. */
  readonly onProblem: (error: unknown) => void;
}

/** A message with what is known when it comes. */
export interface AskedMessage extends Pick<
  Understanding,
  'language' | 'pointsAt' | 'tastesSaid' | 'unknownPlace' | 'placeWithoutPoint'
> {
  readonly request: MarcoRequest;
  /** What is asked for now, in the order in which it is answered. */
  readonly wants: readonly Want[];
  /** What the conversation says of the trip, this message included. */
  readonly understood: Understood;
  /** True where more days were wanted than a plan has. */
  readonly isShortened: boolean;
  /** The conversation, the oldest first, this message last. */
  readonly history: readonly Pick<ChatMessage, 'role' | 'content' | 'metadata'>[];
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

/** Says that a vendor failed: with `sentence`, or when to come back where too much was asked of it. */
export function sayFailure(context: AnswerContext, error: unknown, sentence: string): void {
  context.deps.onProblem(error);
  const isLimited = error instanceof ProviderError && error.kind === 'limited';
  say(context, isLimited ? context.texts.limited(error.retryAfterMs ?? 0) : sentence, 'notice');
}

/** What was said before, as much of it as the model is shown. */
export function recent({ history }: AnswerContext): ModelMessage[] {
  return history.slice(-HISTORY_MAX).map(({ role, content }) => ({ role, content }));
}

/** Whether the model’s own prose may be shown: English is the only language in which it is checked. */
export function mayModelSpeak({ language }: AnswerContext): boolean {
  return language === 'en';
}

/** What the model says in its own words, as far as it may be shown. */
export function adviceCheck(context: AnswerContext): (sentence: string) => Promise<string | null> {
  const { deps, understood } = context;
  const isTalkedOf = (name: string) =>
    [...understood.places, ...understood.otherPlaces].some((place) => fold(place.name) === fold(name));
  // Small towns share their names with houses and firms: 'Hilton' is one.
  const isPlace = async (name: string) => isTalkedOf(name) || (await isKnownPlace(name, deps.findPlaces));
  return async (sentence) => (mayModelSpeak(context) ? adviceOf(sentence, isPlace) : null);
}

/** Adds a sentence of the model to the block that is labelled as its own. */
export function advise({ emit, language }: AnswerContext, text: string): void {
  emit({ event: 'advice', data: { label: claimTextsIn(language).say('advice'), text } });
}

/** Tells a model what code has looked up, as if it had asked for it. */
export function toolMessages(name: string, content: object): ModelMessage[] {
  return [
    { role: 'toolCall', id: 'call_1', name, arguments: '{}' },
    { role: 'toolResult', id: 'call_1', content: JSON.stringify(content) },
  ];
}
