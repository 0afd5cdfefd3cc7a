import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole, signedIn } from '../../shared/auth/principal';
import type { RequestsParts } from '../requests-parts';
import { agentThreadOf, ownThreadOf } from '../threads/thread-of';
import { attachmentHandlers, FILE_PARAMS, READ, REMOVE, UPLOAD } from './attachment-handlers';
import { fileLimit } from './file-limit';

const OwnThread = Type.Object({ token: Type.String(), agentId: Type.String() });
const AgentThread = Type.Object({ requestId: Type.String() });
const OwnFile = Type.Object({ ...OwnThread.properties, ...FILE_PARAMS });
const AgentFile = Type.Object({ ...AgentThread.properties, ...FILE_PARAMS });
const tags = ['requests'];

/** Files of a conversation, for its two sides and nobody else. Rights are known before a body is read. */
export function attachmentsRoutes(parts: RequestsParts): FastifyPluginAsyncTypebox {
  const { upload, read, remove } = attachmentHandlers({ ...parts, limit: fileLimit(parts.database) });
  const ofAgents = { onRequest: requireRole('agent') };
  const agentOf = (request: FastifyRequest & { readonly params: { readonly requestId: string } }) =>
    agentThreadOf(parts, request.params.requestId, signedIn(request));

  return async (app) => {
    await app.register(multipart);
    app.post(
      REQUEST_PATHS.ownAttachments,
      { schema: { ...UPLOAD, tags, params: OwnThread } },
      async (request, reply) => upload(await ownThreadOf(parts, request.params), request, reply),
    );
    app.get(
      REQUEST_PATHS.ownAttachment,
      { schema: { ...READ, tags, params: OwnFile } },
      async ({ params, query }, reply) =>
        read(await ownThreadOf(parts, params), params.attachmentId, query.size, reply),
    );
    app.delete(
      REQUEST_PATHS.ownAttachment,
      { schema: { ...REMOVE, tags, params: OwnFile } },
      async ({ params }, reply) => remove(await ownThreadOf(parts, params), params.attachmentId, reply),
    );
    app.post(
      REQUEST_PATHS.agentAttachments,
      { ...ofAgents, schema: { ...UPLOAD, tags, params: AgentThread } },
      async (request, reply) => upload(await agentOf(request), request, reply),
    );
    app.get(
      REQUEST_PATHS.agentAttachment,
      { ...ofAgents, schema: { ...READ, tags, params: AgentFile } },
      async (request, reply) =>
        read(await agentOf(request), request.params.attachmentId, request.query.size, reply),
    );
    app.delete(
      REQUEST_PATHS.agentAttachment,
      { ...ofAgents, schema: { ...REMOVE, tags, params: AgentFile } },
      async (request, reply) => remove(await agentOf(request), request.params.attachmentId, reply),
    );
  };
}
