import { KNOWLEDGE_LABEL, type ChatMessage, type MarcoEvent } from '@atoll/contracts/marco';
import { countOf } from '@atoll/contracts/words';

/** The id that an answer has for the message it answers. */
export function answerId(messageId: string): string {
  return `${messageId}-answer`;
}

type Part = Exclude<MarcoEvent, { event: 'started' | 'understood' | 'done' | 'failed' }>;

function metadataOf(event: Part): ChatMessage['metadata'] {
  switch (event.event) {
    case 'text':
      return { basis: event.data.basis };
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
  }
}

/** An answer with one more part of it. */
export function withEvent(answer: ChatMessage, event: Part): ChatMessage {
  const content =
    event.event === 'text' ? [answer.content, event.data.text].filter(Boolean).join(' ') : answer.content;
  return { ...answer, content, metadata: { ...answer.metadata, ...metadataOf(event) } };
}

/** The whole answer as a screen reader says it, once, after its end. */
export function answerInWords({ content, metadata }: ChatMessage): string {
  const { basis, hotelResults, activities, plan, sources, links } = metadata ?? {};
  return [
    'Marco:',
    basis === 'knowledge' && `${KNOWLEDGE_LABEL}.`,
    content,
    hotelResults && `${countOf(hotelResults.hotels.length, 'hotel')} below.`,
    activities && `${countOf(activities.activities.length, 'activity', 'activities')} below.`,
    plan && `A plan of ${countOf(plan.days.length, 'day')} below.`,
    links && `${countOf(links.length, 'link')} below.`,
    sources && sources.length > 0 && `${countOf(sources.length, 'source')} below.`,
  ]
    .filter(Boolean)
    .join(' ');
}
