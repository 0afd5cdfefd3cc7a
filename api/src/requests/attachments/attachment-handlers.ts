import { Attachment, ATTACHMENT_SIZES, type AttachmentSize } from '@atoll/contracts/attachment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { clientOf } from '../../shared/http/client-address';
import type { StoredLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import { readUpload } from '../../shared/pictures/read-upload';
import { refuseClosed, type Conversation } from '../threads/conversation';
import type { Attachments } from './attachments.service';
import { asFieldProblem, FILE_RULES } from '../../shared/files/make-attachment';
import { sendFile } from '../../shared/files/send-file';

/** The part of a path's parameters that names a file. */
export const FILE_PARAMS = { attachmentId: Type.String({ maxLength: 40 }) };
const Size = Type.Object({ size: Type.Optional(Type.Enum([...ATTACHMENT_SIZES])) });
/** For readers of the OpenAPI document, as in `media.routes.ts`. */
const FORM = { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

/** How routes of files are described, but for their tags and parameters. */
export const UPLOAD = {
  summary: 'Uploads a picture or a PDF, as multipart/form-data, for the next message',
  body: { content: { 'multipart/form-data': { schema: FORM } } },
  response: { 201: Attachment, ...TOO_MANY },
};
export const READ = {
  summary: 'A file of the conversation: a picture as WebP, a PDF as a download',
  querystring: Size,
};
export const REMOVE = { summary: 'Removes a file that was not sent', response: { 204: Type.Null() } };

export interface AttachmentHandlersDeps<Key extends object> {
  readonly attachments: Attachments<Key>;
  readonly limit: Pick<StoredLimit, 'count'>;
  readonly now: () => Date;
}

/** What routes of files do, once it is known whose conversation it is. */
export function attachmentHandlers<Key extends object>(deps: AttachmentHandlersDeps<Key>) {
  const { attachments, limit, now } = deps;
  return {
    upload: async (of: Conversation<Key>, request: FastifyRequest, reply: FastifyReply) => {
      refuseClosed(of, now());
      await limit.count(clientOf(request.ip));
      const file = await asFieldProblem(readUpload(request, FILE_RULES));
      return reply.code(201).send(await attachments.upload(of, file));
    },
    read: async (of: Conversation<Key>, id: string, size: AttachmentSize = 'full', reply: FastifyReply) => {
      const { file, bytes } = await attachments.read(of, id, size);
      return sendFile(reply, { file, bytes, disposition: 'inline' });
    },
    remove: async (of: Conversation<Key>, id: string, reply: FastifyReply) => {
      await attachments.remove(of, id);
      return reply.code(204).send(null);
    },
  };
}
