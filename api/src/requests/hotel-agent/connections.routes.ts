import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CONNECTION_PATHS, ConnectionThreads } from '@atoll/contracts/connection-thread';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { attachmentHandlers, FILE_PARAMS, READ, REMOVE, UPLOAD } from '../attachments/attachment-handlers';
import { fileLimit } from '../attachments/file-limit';
import type { EventStreams } from '../events/event-streams';
import { sendEvents, STREAM } from '../events/send-events';
import type { RequestsParts } from '../requests-parts';
import { conversationRoutes } from '../threads/conversation-routes';
import type { MessageLimit } from '../threads/message-limit';
import { connectionViews } from './connection-views';
import { tellConnection } from './tell-connection';

const Params = Type.Object({ connectionId: Type.String() });
const FileParams = Type.Object({ ...Params.properties, ...FILE_PARAMS });
const tags = ['hotels and agents'];

export interface ConnectionsRoutesDeps {
  readonly parts: RequestsParts;
  readonly streams: EventStreams;
  readonly messageLimit: MessageLimit;
}

/** Conversations of hotels and agents who are connected, by the account and nothing else; both sides ask alike. */
export function connectionsRoutes({
  parts,
  streams,
  messageLimit,
}: ConnectionsRoutesDeps): FastifyPluginAsyncTypebox {
  const { connections, hotelAgent, watchSession, now } = parts;
  const { attachments, conversations, conversationOf } = hotelAgent;
  const threadsOf = connectionViews({ ...hotelAgent, connections });
  const files = attachmentHandlers({ attachments, now, limit: fileLimit(parts.database) });
  // Before a body is read.
  const ofBoth = { onRequest: requireRole('hotel', 'agent') };
  const threadBy = (request: FastifyRequest & { readonly params: { readonly connectionId: string } }) =>
    conversationOf(request.params.connectionId, signedIn(request).userId);

  return async (app) => {
    await app.register(multipart);
    app.get(
      CONNECTION_PATHS.threads,
      {
        ...ofBoth,
        schema: {
          tags,
          summary: 'Conversations of the account, the latest words first',
          response: { 200: ConnectionThreads },
        },
      },
      (request) => threadsOf(signedIn(request).userId),
    );
    app.get(
      CONNECTION_PATHS.events,
      {
        onRequest: requireRole('hotel'),
        schema: {
          tags,
          summary: 'Events: `changed` with {connectionId} whenever something of a conversation is new',
          response: STREAM,
        },
      },
      async (request, reply) => {
        const { userId } = signedIn(request);
        return sendEvents(request, reply, {
          ...{ streams, watchSession },
          tell: async ({ kind, key }) =>
            kind === 'connection' ? tellConnection(connections, key, userId) : null,
        });
      },
    );
    await app.register(
      conversationRoutes({
        ...{ paths: CONNECTION_PATHS, guard: ofBoth, tags, params: Params, other: 'the other side' },
        ...{ conversations, of: threadBy, messageLimit },
      }),
    );
    app.post(
      CONNECTION_PATHS.attachments,
      { ...ofBoth, schema: { ...UPLOAD, tags, params: Params } },
      async (request, reply) => files.upload(await threadBy(request), request, reply),
    );
    app.get(
      CONNECTION_PATHS.attachment,
      { ...ofBoth, schema: { ...READ, tags, params: FileParams } },
      async (request, reply) =>
        files.read(await threadBy(request), request.params.attachmentId, request.query.size, reply),
    );
    app.delete(
      CONNECTION_PATHS.attachment,
      { ...ofBoth, schema: { ...REMOVE, tags, params: FileParams } },
      async (request, reply) => files.remove(await threadBy(request), request.params.attachmentId, reply),
    );
  };
}
