import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { GivenUpMails, JOB_PATHS } from '@atoll/contracts/portal-jobs';
import type { FastifyRequest } from 'fastify';
import mongoose, { type Connection } from 'mongoose';
import { Type } from 'typebox';
import { ofDuty } from '../auth/principal';
import { AppError } from '../errors/app-error';
import { changedVersion } from '../http/if-match';
import type { Jobs } from '../jobs/jobs';
import { mailModel, type MailDocument } from './mail.model';
import { SEND_MAILS } from './mails';

const SHOWN_MAX = 100;

const Params = Type.Object({ mailId: Type.String({ maxLength: 100 }) });
const GONE = 'This mail is not there any more, or was sent again.';
const IS_GIVEN_UP = { given_up_at: { $exists: true } };

/** `/api/admin/mails`: mails that could not be sent, for the administrator, who can have them sent again. */
export function givenUpMailsRoutes(database: Connection, jobs: Pick<Jobs, 'ask'>): FastifyPluginAsyncTypebox {
  const mails = mailModel(database);
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const duty = ofDuty('jobs');
    app.get(
      JOB_PATHS.mails,
      {
        ...duty,
        schema: {
          tags: ['administration'],
          summary: `Mails that were given up, the newest ${SHOWN_MAX}`,
          response: { 200: GivenUpMails },
        },
      },
      async () => {
        const [found, total] = await Promise.all([
          mails.find(IS_GIVEN_UP).sort({ given_up_at: -1 }).limit(SHOWN_MAX).lean<MailDocument[]>(),
          mails.countDocuments(IS_GIVEN_UP),
        ]);
        return {
          mails: found.map(({ _id, kind, to, problem = '', given_up_at, attempts }) => ({
            id: String(_id),
            kind,
            to,
            problem,
            given_up_at: given_up_at?.toISOString() ?? '',
            version: attempts,
          })),
          total,
        };
      },
    );
    /** The mail as it was looked at; null for an id that is none. */
    const lookedAt = (request: FastifyRequest<{ Params: { mailId: string } }>) => {
      const { mailId } = request.params;
      const _id = mongoose.isValidObjectId(mailId) ? mailId : null;
      return { _id, ...IS_GIVEN_UP, attempts: changedVersion(request) };
    };
    app.post(
      JOB_PATHS.sendMail,
      {
        ...ofDuty('jobs', { version: 'named' }),
        schema: {
          tags: ['administration'],
          summary: 'Has a mail that was given up sent again',
          params: Params,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 204: Type.Null({ description: 'It is tried again.' }) },
        },
      },
      async (request, reply) => {
        const again = { $set: { due_at: new Date(), attempts: 0 }, $unset: { given_up_at: '' } };
        const { matchedCount } = await mails.updateOne(lookedAt(request), again);
        if (matchedCount === 0) throw new AppError('NOT_FOUND', { message: GONE });
        await jobs.ask(SEND_MAILS);
        return reply.code(204).send(null);
      },
    );
    app.delete(
      JOB_PATHS.mail,
      {
        ...duty,
        schema: {
          tags: ['administration'],
          summary: 'Drops a mail that was given up',
          params: Params,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { deletedCount } = await mails.deleteOne(lookedAt(request));
        if (deletedCount === 0) throw new AppError('NOT_FOUND', { message: GONE });
        return reply.code(204).send(null);
      },
    );
  };
}

/** How many mails wait for somebody to look at them. */
export async function givenUpMails(database: Connection): Promise<number> {
  return mailModel(database).countDocuments(IS_GIVEN_UP);
}
