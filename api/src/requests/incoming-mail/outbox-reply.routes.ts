import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import mongoose, { type Connection } from 'mongoose';
import { Type } from 'typebox';
import { AppError } from '../../shared/errors/app-error';
import { TOO_MANY } from '../../shared/limits/too-many';
import { outboxModel, type OutboxDocument } from '../../shared/mail/outbox.model';
import { MailTaken } from './incoming-mail';
import type { IncomingMails } from './incoming-mail.service';

const Params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Body = Type.Object({ text: Type.String() }, { additionalProperties: false });

/** Answers a mail of the outbox as whoever got it would, without a mail provider. Never register it where others can ask. */
export function outboxReplyRoutes(database: Connection, mails: IncomingMails): FastifyPluginAsyncTypebox {
  const outbox = outboxModel(database);
  return async (app) => {
    app.post(
      `${API_PATHS.devOutbox}/:id/reply`,
      {
        schema: {
          tags: ['development'],
          summary: 'Answers a mail of a local site that has an address for answers',
          params: Params,
          body: Body,
          response: { 202: MailTaken, ...TOO_MANY },
        },
      },
      async ({ params: { id }, body: { text } }, reply) => {
        const mail = mongoose.isValidObjectId(id) ? await outbox.findById(id).lean<OutboxDocument>() : null;
        if (!mail) throw new AppError('NOT_FOUND', { message: 'There is no such mail.' });
        if (!mail.reply_to)
          throw new AppError('CONFLICT', { message: 'This mail has no address for answers.' });
        const answer = { id: randomUUID(), from: mail.to, to: mail.reply_to, text };
        return reply.code(202).send(await mails.receive(answer));
      },
    );
  };
}
