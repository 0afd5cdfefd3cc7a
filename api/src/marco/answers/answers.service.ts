import { setTimeout } from 'node:timers/promises';
import type { ChatMessage, MarcoBasis, MarcoEvent, MarcoIntent, MarcoRequest } from '@atoll/contracts/marco';
import { compareDates, isCivilDate } from '@atoll/contracts/dates';
import { withAdvice, withClaims } from '@atoll/contracts/answer-parts';
import type { Understood } from '@atoll/contracts/marco-understanding';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../shared/errors/app-error';
import type { NumberedEvent } from '../../shared/http/event-lines';
import { repeat } from '../../shared/repeat';
import type { Begun, ConversationsRepository } from '../conversations/conversations.repository';
import { isOfStay, understoodAfter, wantsNow } from '../understanding/frame';
import { intentOf } from '../understanding/intent';
import { preferencesOf } from '@atoll/contracts/understood-preferences';
import type { Understand, Understanding } from '../understanding/understand';
import { WEB_QUERY_MIN } from '../web-search/web-search';
import type { Owner } from '../visitors/owner';
import type { AskedMessage } from './answer-context';
import { isSameQuestion, type AnswersRepository, type Claim, type StoredAnswer } from './answers.repository';
import { startedWorkflow } from './quote-workflow';
import type { TokenBudget } from './token-budget';
import { createRunningAnswer, type RunningAnswer } from './running-answers';
import { TEXT_OF_SPENT, TEXTS } from './texts/texts';

export interface AnswersDeps {
  readonly isOn: boolean;
  readonly understand: Understand;
  readonly answer: (asked: AskedMessage & { readonly conversationId: string }) => Promise<void>;
  readonly answers: AnswersRepository;
  readonly conversations: ConversationsRepository;
  readonly budget: TokenBudget;
  readonly log: FastifyBaseLogger;
}

/** Numbered from 1. */
type NumberedAnswerEvent = NumberedEvent<MarcoEvent>;

export interface AnswersService {
  /**
   * Begins the answer to a message, or finds the one that it has. Throws NOT_FOUND for another's conversation, CONFLICT
   * where the message id was used for something else.
   */
  ask(owner: Owner, client: string, request: MarcoRequest): Promise<void>;
  /** The events after the given one and those to come; null where this message was never asked. */
  follow(
    owner: Owner,
    messageId: string,
    after: number,
    signal: AbortSignal,
  ): Promise<AsyncIterable<NumberedAnswerEvent> | null>;
  /** Whether nothing comes after the given event; null where this message was never asked. */
  isOverAt(owner: Owner, messageId: string, after: number): Promise<boolean | null>;
  /** Ends an answer that is being made, by whichever instance. */
  stop(owner: Owner, messageId: string): Promise<void>;
  /** Leaves what is being answered here to other instances, and settles once that is done. */
  drain(): Promise<void>;
}

/** An answer takes no longer, whatever the model does. */
const ANSWER_MAX_MS = 45_000;
/** How long an answer is held without being renewed: whoever holds it is gone then, and somebody else may. */
const LEASE_MS = 15_000;
/** Each time its holder also learns whether the visitor stopped it elsewhere. */
const RENEW_MS = 1_000;
const DAY_MS = 86_400_000;
/** How often an answer of another instance is looked at. */
const POLL_MS = 300;

/** Until an answer of another instance is looked at again, or at once when nobody listens any more. */
async function pause(signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(POLL_MS, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const keyOf = (owner: Owner, messageId: string) => `${owner} ${messageId}`;

/** Puts an answer together from its events, as it is kept. */
function messageFrom(
  messageId: string,
  intent: MarcoIntent,
  events: readonly MarcoEvent[],
  more: { readonly failed?: boolean; readonly stopped?: boolean },
): ChatMessage {
  const texts = events.flatMap((event) => (event.event === 'text' ? [event.data] : []));
  // One sentence that nobody checked is enough for the label.
  const isKnowledge = texts.some(({ basis }) => basis === 'knowledge');
  const basis: MarcoBasis | undefined = isKnowledge ? 'knowledge' : texts.at(-1)?.basis;
  const metadata: NonNullable<ChatMessage['metadata']> = { intent, ...(basis && { basis }), ...more };
  for (const event of events) {
    if (event.event === 'hotels') metadata.hotelResults = event.data;
    if (event.event === 'activities') metadata.activities = event.data;
    if (event.event === 'plan') metadata.plan = event.data;
    if (event.event === 'sources') metadata.sources = event.data.sources;
    if (event.event === 'workflow') metadata.workflow = event.data;
    if (event.event === 'links') metadata.links = event.data.links;
    if (event.event === 'claims') metadata.claims = withClaims(metadata.claims, event.data);
    if (event.event === 'advice') metadata.advice = withAdvice(metadata.advice, event.data);
  }
  const content = more.failed ? TEXTS.failed : texts.map(({ text }) => text).join(' ');
  return {
    id: `${messageId}-answer`,
    role: 'assistant',
    content,
    timestamp: new Date().toISOString(),
    metadata,
  };
}

function* numbered(events: readonly MarcoEvent[], after: number): Generator<NumberedAnswerEvent> {
  for (let index = after; index < events.length; index += 1) {
    const event = events[index];
    if (event) yield { id: index + 1, event };
  }
}

/** Its instance is gone. Whoever sends the message again takes it over. */
const isLost = ({ is_over: isOver, held_until: heldUntil }: StoredAnswer) =>
  !isOver && heldUntil.getTime() < Date.now();

/** The civil day of a time zone; null for a name that is none. */
function dayIn(timeZone: string, nowMs: number): string | null {
  try {
    // Sweden writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat('sv', { timeZone }).format(nowMs);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The visitor's day where it can be one: at any moment it is at most a day away from the one in UTC. */
function dayOf(
  { today, timeZone }: MarcoRequest,
  nowMs: number,
): { readonly today: string; readonly daysUnsure: 0 | 1 } {
  const dayInUtc = new Date(nowMs).toISOString().slice(0, 10);
  const dayThere = timeZone === undefined ? null : dayIn(timeZone, nowMs);
  if (dayThere !== null) return { today: dayThere, daysUnsure: 0 };
  if (today === undefined || !isCivilDate(today)) return { today: dayInUtc, daysUnsure: 1 };
  const isPossible = Math.abs(compareDates(today, dayInUtc)) <= DAY_MS;
  return isPossible ? { today, daysUnsure: 0 } : { today: dayInUtc, daysUnsure: 1 };
}

/** The place of the page is meant until the conversation names one. */
function understoodWith(
  before: Understood,
  { change, placeOfPage, pointsAt, unknownPlace }: Understanding,
): Understood {
  // 'Does the second one have a pool?' asks, and changes nothing.
  if (pointsAt !== undefined && before.places.length > 0) return before;
  const after = understoodAfter(before, change);
  const isMeant = after.places.length === 0 && placeOfPage !== null && unknownPlace === null;
  const meant = isMeant ? { ...after, places: [placeOfPage] } : after;
  // Who says how they want to stay, and not what they want, wants a hotel.
  const isUnsaid = meant.wants.every((want) => want === 'help') && change.wants.length === 0;
  return isUnsaid && isOfStay(meant, change) ? { ...meant, wants: [...meant.wants, 'hotels'] } : meant;
}

const isLast = ({ event }: MarcoEvent) => event === 'done' || event === 'failed';

/** Answers messages, each once, to whoever listens; an answer goes on while nobody does. */
export function createAnswersService(deps: AnswersDeps): AnswersService {
  const { answers, conversations, budget, log } = deps;
  const running = new Map<string, { readonly answer: RunningAnswer; readonly ended: Promise<void> }>();
  let isDraining = false;

  /** What is said in place of an answer; null where there may be one, for which tokens are set aside then. */
  async function notice(client: string): Promise<string | null> {
    if (!deps.isOn) return TEXTS.off;
    const spent = await budget.begin(client);
    return spent && TEXT_OF_SPENT[spent];
  }

  /** Keeps others from taking an answer over; ends it where somebody stopped it or has taken it over. */
  function holdOn(owner: Owner, claim: Claim, answer: RunningAnswer) {
    let isLost = false;
    const holding = repeat(async () => {
      const state = await answers.renew(owner, claim, LEASE_MS);
      isLost = state === 'lost';
      if (state !== 'held') answer.stop();
      return state === 'held' ? 'again' : 'done';
    }, RENEW_MS);
    holding.start((err) => log.warn({ err }, 'an answer of Marco could not be held'), RENEW_MS);
    return { isLost: () => isLost, letGo: () => holding.stop() };
  }

  async function run(
    { owner, client }: { readonly owner: Owner; readonly client: string },
    claim: Claim,
    begun: Begun & { readonly understanding: Understanding },
    answer: RunningAnswer,
  ): Promise<void> {
    const { request, conversationId } = claim;
    const { messageId } = request;
    const { history, understood, understoodVersion, understanding } = begun;
    const hold = holdOn(owner, claim, answer);
    const isOthers = () => hold.isLost() || answer.isLeft;
    let writing = Promise.resolve();
    const emit = (event: MarcoEvent) => {
      answer.add(event);
      writing = writing.then(() => answers.add(owner, claim, event, isLast(event)));
      // It is told at the end, when the writing is waited for; until then nobody does, which would end the process.
      writing.catch(() => undefined);
    };
    const { change, unknownPlace } = understanding;
    // What is looked up on the web needs some words, and changes from day to day (MAR-38).
    const isLookedUp = request.text.trim().length >= WEB_QUERY_MIN && !change.isTimeless;
    const wants = wantsNow(understood, change, unknownPlace !== null).filter(
      (want) => isLookedUp || want !== 'information',
    );
    const intent = intentOf(wants);
    const workflow = startedWorkflow(request.text);
    const signal = AbortSignal.any([answer.signal, AbortSignal.timeout(ANSWER_MAX_MS)]);
    let tokens = 0;
    let instead: string | null = TEXTS.off;
    try {
      instead = await notice(client);
      const isSearching = instead === null && intent !== 'general';
      emit({ event: 'started', data: { messageId, conversationId, intent, isSearching } });
      emit({ event: 'understood', data: { understood } });
      if (workflow) emit({ event: 'workflow', data: workflow });
      if (instead !== null) emit({ event: 'text', data: { text: instead, basis: 'notice' } });
      else if (!signal.aborted) {
        const spend = (more: number) => void (tokens += more);
        const asked = {
          request,
          wants,
          understood,
          ...understanding,
          isShortened: change.isShortened ?? false,
          history,
          ...dayOf(request, Date.now()),
          emit,
          spend,
          signal,
        };
        await deps.answer({ ...asked, conversationId });
      }
      if (isOthers()) return;
      if (signal.aborted && !answer.signal.aborted) throw new Error('The answer took too long');
      const message = messageFrom(
        messageId,
        intent,
        answer.events,
        answer.signal.aborted ? { stopped: true } : {},
      );
      await conversations.finish(conversationId, messageId, message);
      const preferences = preferencesOf(understood);
      emit({ event: 'done', data: { message, preferences, understood, understoodVersion } });
    } catch (error) {
      log.warn({ err: error }, 'Marco could not answer');
      if (isOthers()) return;
      const message = messageFrom(messageId, intent, answer.events, { failed: true });
      await conversations.finish(conversationId, messageId, message);
      emit({ event: 'failed', data: { message } });
    } finally {
      try {
        if (instead === null) await budget.settle(client, tokens);
        await writing;
      } finally {
        await hold.letGo();
        if (answer.isLeft) await answers.leave(owner, claim);
      }
      answer.end();
    }
  }

  /** Puts a message into its conversation. A claim that comes to nothing is given up, so that it can be asked again. */
  async function begin(owner: Owner, client: string, claim: Claim) {
    const { conversationId, request } = claim;
    const { messageId, text } = request;
    const timestamp = new Date().toISOString();
    try {
      const understanding = await deps.understand(request, dayOf(request, Date.now()).today, client);
      const begun = await conversations.begin(owner, conversationId, {
        isNew: request.conversationId === undefined,
        message: { id: messageId, role: 'user', content: text, timestamp },
        understoodAfter: (before) => understoodWith(before, understanding),
        workflow: startedWorkflow(text),
      });
      if (begun) return { ...begun, understanding };
      throw new AppError('NOT_FOUND', { message: 'There is no such conversation.' });
    } catch (error) {
      // Where the database is away this fails as well; the claim ends with its lease then.
      await answers
        .release(owner, claim)
        .catch((err: unknown) => log.warn({ err }, 'a message of Marco waits for the end of its lease'));
      throw error;
    }
  }

  async function* followStored(owner: Owner, messageId: string, after: number, signal: AbortSignal) {
    let seen = after;
    while (!signal.aborted) {
      const stored = await answers.find(owner, messageId);
      if (!stored || isLost(stored)) return;
      for (const each of numbered(stored.events, seen)) {
        seen = each.id;
        yield each;
      }
      if (stored.is_over) return;
      await pause(signal);
    }
  }

  async function* followRunning(answer: RunningAnswer, after: number, signal: AbortSignal) {
    let seen = after;
    for (;;) {
      const isOver = answer.isOver;
      for (const each of numbered(answer.events, seen)) {
        seen = each.id;
        yield each;
      }
      if (isOver || signal.aborted) return;
      // Whoever says that they have seen more than there is waits like everybody else; going round would stop the API.
      if (answer.events.length <= seen) await answer.changed(signal);
    }
  }

  return {
    ask: async (owner, client, request) => {
      const { messageId } = request;
      const claim = await answers.claim(owner, request, LEASE_MS);
      if (!claim) {
        const known = await answers.find(owner, messageId);
        if (known && !isSameQuestion(known, request)) {
          throw new AppError('CONFLICT', { message: 'This message id belongs to another message.' });
        }
        return;
      }
      const begun = await begin(owner, client, claim);
      const answer = createRunningAnswer();
      if (claim.isStopped) answer.stop();
      // Its request came before the API began to close.
      if (isDraining) answer.leave();
      const key = keyOf(owner, messageId);
      const ended = run({ owner, client }, claim, begun, answer)
        .catch((error: unknown) => {
          log.error({ err: error }, 'an answer of Marco could not be kept');
          answer.end();
        })
        .finally(() => running.delete(key));
      running.set(key, { answer, ended });
    },

    follow: async (owner, messageId, after, signal) => {
      const here = running.get(keyOf(owner, messageId));
      if (here) return followRunning(here.answer, after, signal);
      return (await answers.find(owner, messageId)) ? followStored(owner, messageId, after, signal) : null;
    },

    isOverAt: async (owner, messageId, after) => {
      if (running.has(keyOf(owner, messageId))) return false;
      const stored = await answers.find(owner, messageId);
      return stored && (isLost(stored) || (stored.is_over && stored.events.length <= after));
    },

    stop: async (owner, messageId) => {
      const here = running.get(keyOf(owner, messageId));
      if (here) here.answer.stop();
      else await answers.requestStop(owner, messageId);
    },

    drain: async () => {
      isDraining = true;
      for (const { answer } of running.values()) answer.leave();
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}
