import { withAdvice, withClaims } from '@atoll/contracts/answer-parts';
import { KNOWLEDGE_LABEL, type ChatMessage, type MarcoEvent } from '@atoll/contracts/marco';
import { countOf } from '@atoll/contracts/words';

/** The id that an answer has for the message it answers. */
export function answerId(messageId: string): string {
  return `${messageId}-answer`;
}

type Metadata = NonNullable<ChatMessage['metadata']>;
type Part = Exclude<MarcoEvent, { event: 'started' | 'understood' | 'done' | 'failed' }>;

function metadataOf(event: Part, before: Metadata): Metadata {
  switch (event.event) {
    case 'text':
      // One sentence that nobody checked is enough for the label.
      return { basis: before.basis === 'knowledge' ? before.basis : event.data.basis };
    case 'hotels':
      return { hotelResults: event.data };
    case 'activities':
      return { activities: event.data };
    case 'plan':
      return { plan: event.data };
    case 'sources':
      return { sources: event.data.sources };
    case 'workflow':
      return { workflow: event.data };
    case 'links':
      return { links: event.data.links };
    case 'claims':
      return { claims: withClaims(before.claims, event.data) };
    case 'advice':
      return { advice: withAdvice(before.advice, event.data) };
  }
}

/** An answer with one more part of it. */
export function withEvent(answer: ChatMessage, event: Part): ChatMessage {
  const content =
    event.event === 'text' ? [answer.content, event.data.text].filter(Boolean).join(' ') : answer.content;
  return {
    ...answer,
    content,
    metadata: { ...answer.metadata, ...metadataOf(event, answer.metadata ?? {}) },
  };
}

/** The whole answer as a screen reader says it, once, after its end. */
export function answerInWords({ content, metadata }: ChatMessage): string {
  const { basis, claims, advice, hotelResults, activities, plan, sources, links } = metadata ?? {};
  return [
    'Marco:',
    basis === 'knowledge' && `${KNOWLEDGE_LABEL}.`,
    content,
    ...(claims?.claims ?? []).map(({ text }) => text),
    hotelResults && `${countOf(hotelResults.hotels.length, 'hotel')} below.`,
    activities && `${countOf(activities.activities.length, 'activity', 'activities')} below.`,
    plan && `A plan of ${countOf(plan.days.length, 'day')} below.`,
    links && `${countOf(links.length, 'link')} below.`,
    sources && sources.length > 0 && `${countOf(sources.length, 'source')} below.`,
    advice && `${advice.label}: ${advice.text}`,
  ]
    .filter(Boolean)
    .join(' ');
}
