import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { WatchSession } from '../../shared/auth/principal';
import { eventLines } from '../../shared/http/event-lines';
import type { EventStreams, StreamOf } from './event-streams';

/** How a route describes a stream: an entry of its `response` schemas. */
export const STREAM = {
  200: {
    description: 'Server-sent events: `open` at first, and `changed` whenever something is new.',
    content: { 'text/event-stream': { schema: Type.String() } },
  },
} as const;

/** Dates until the year 5138 have thirteen digits in milliseconds. */
const TIME = /^\d{1,14}$/;

function afterOf({ headers }: FastifyRequest): number | null {
  const last = headers['last-event-id'];
  return typeof last === 'string' && TIME.test(last) ? Number(last) : null;
}

/** Sends events until the reader goes, signs out, or the API closes. */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    streams,
    watchSession,
    tell,
  }: { readonly streams: EventStreams; readonly watchSession: WatchSession } & Pick<StreamOf, 'tell'>,
): FastifyReply {
  const closed = new AbortController();
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) closed.abort();
  });
  reply.raw.once('close', () => closed.abort());
  if (request.principal) {
    const unwatch = watchSession(request.principal, () => closed.abort());
    closed.signal.addEventListener('abort', unwatch);
    if (closed.signal.aborted) unwatch();
  }
  const events = streams.follow({ tell, after: afterOf(request), closed });
  return reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(eventLines(events, closed)));
}
