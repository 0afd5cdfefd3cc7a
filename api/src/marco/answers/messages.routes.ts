import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { MARCO_EVENTS, MarcoMessageParams, MarcoRequest, MarcoResumeQuery } from '@atoll/contracts/marco';
import { ChatClaim } from '@atoll/contracts/marco-claims';
import { Understood, UnderstoodPlace } from '@atoll/contracts/marco-understanding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { WatchSession } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { eventLines } from '../../shared/http/event-lines';
import type { RateLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import type { Owner } from '../visitors/owner';
import type { Visitors } from '../visitors/visitors';
import type { AnswersService } from './answers.service';

export interface MessagesRoutesDeps {
  readonly answers: AnswersService;
  readonly visitors: Visitors;
  readonly isFromOurPage: (request: FastifyRequest) => Promise<void>;
  readonly ownerLimit: RateLimit;
  readonly addressLimit: RateLimit;
  /** Ends the stream of somebody who signs out. */
  readonly watchSession: WatchSession;
}

function afterOf({ headers }: FastifyRequest, asked: number | undefined): number {
  const last = headers['last-event-id'];
  return typeof last === 'string' && /^\d{1,6}$/.test(last) ? Number(last) : (asked ?? 0);
}

const fieldsOf = ({ properties }: { readonly properties: object }) =>
  `{${Object.keys(properties).join(', ')}}`;
const EVENTS = Object.entries(MARCO_EVENTS).map(([name, schema]) => `\`${name}\` ${fieldsOf(schema)}`);

const STREAM = {
  200: {
    description:
      `Server-sent events, each with its JSON: ${EVENTS.join('; ')}. ` +
      `What is understood has ${fieldsOf(Understood)}, a place of it ${fieldsOf(UnderstoodPlace)}, ` +
      `a claim ${fieldsOf(ChatClaim)}. Schemas: MARCO_EVENTS of contracts/marco.ts.`,
    content: { 'text/event-stream': { schema: Type.String() } },
  },
} as const;

/** Messages to Marco and their answers as streams (MAR-33, MAR-57). */
export function messagesRoutes(deps: MessagesRoutesDeps): FastifyPluginAsyncTypebox {
  const { answers, visitors, isFromOurPage, ownerLimit, addressLimit, watchSession } = deps;
  const tags = ['marco'];

  async function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      owner,
      messageId,
      after,
    }: { readonly owner: Owner; readonly messageId: string; readonly after: number },
  ): Promise<FastifyReply> {
    const closed = new AbortController();
    request.raw.once('close', () => {
      if (request.raw.destroyed && !request.raw.complete) closed.abort();
    });
    reply.raw.once('close', () => closed.abort());
    const events = await answers.follow(owner, messageId, after, closed.signal);
    if (!events) throw new AppError('NOT_FOUND', { message: 'There is no such message.' });
    if (request.principal) {
      const unwatch = watchSession(request.principal, () => closed.abort());
      closed.signal.addEventListener('abort', unwatch);
      // The reader may have gone while the answer was looked for.
      if (closed.signal.aborted) unwatch();
    }
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(eventLines(events, closed)));
  }

  return async (app) => {
    // Before connections are waited for: those who read an answer go on at whoever takes it over.
    app.addHook('preClose', () => answers.drain());
    app.post(
      API_PATHS.marcoMessages,
      {
        schema: {
          tags,
          summary: 'Says something to Marco; the answer comes as server-sent events',
          body: MarcoRequest,
          response: { ...STREAM, ...TOO_MANY },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        const client = clientOf(request.ip);
        await addressLimit.count(client);
        const owner = await visitors.ownerOrNew(request, reply);
        await ownerLimit.count(owner);
        await answers.ask(owner, client, request.body);
        return follow(request, reply, { owner, messageId: request.body.messageId, after: 0 });
      },
    );
    app.get(
      API_PATHS.marcoMessage,
      {
        schema: {
          tags,
          summary: 'An answer’s events from the given one on, after a cut line; 204 once there are no more',
          params: MarcoMessageParams,
          querystring: MarcoResumeQuery,
          response: { ...STREAM, 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const owner = await visitors.ownerOf(request, reply);
        const { messageId } = request.params;
        const after = afterOf(request, request.query.after);
        const state = owner && (await answers.isOverAt(owner, messageId, after));
        if (!owner || state === null)
          throw new AppError('NOT_FOUND', { message: 'There is no such message.' });
        if (state) return reply.code(204).send(null);
        return follow(request, reply, { owner, messageId, after });
      },
    );
    app.post(
      API_PATHS.marcoStop,
      {
        schema: {
          tags,
          summary: 'Ends an answer',
          params: MarcoMessageParams,
          response: { 204: Type.Null() },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        const owner = await visitors.ownerOf(request, reply);
        if (owner) await answers.stop(owner, request.params.messageId);
        return reply.code(204).send(null);
      },
    );
  };
}
