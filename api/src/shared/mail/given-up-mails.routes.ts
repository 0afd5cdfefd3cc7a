import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import mongoose, { type Connection } from 'mongoose';
import { Type } from 'typebox';
import { requireAdmin } from '../auth/principal';
import { AppError } from '../errors/app-error';
import type { Jobs } from '../jobs/jobs';
import { mailModel, type MailDocument } from './mail.model';
import { SEND_MAILS } from './mails';

const SHOWN_MAX = 100;

const GivenUpMail = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  to: Type.String(),
  /** Why it could not be sent. */
  problem: Type.String(),
  given_up_at: Type.String(),
});

const IS_GIVEN_UP = { given_up_at: { $exists: true } };

/** `/api/admin/mails`: mails that could not be sent, for the administrator, who can have them sent again; `/metrics` counts them. */
export function givenUpMailsRoutes(database: Connection, jobs: Pick<Jobs, 'ask'>): FastifyPluginAsyncTypebox {
  const mails = mailModel(database);
  return async (app) => {
    const { client } = app.metrics;
    new client.Gauge({
      name: 'atoll_mails_given_up',
      help: 'Mails that could not be sent and wait for the administrator',
      async collect() {
        this.set(await mails.countDocuments(IS_GIVEN_UP));
      },
    });
    app.addHook('preHandler', requireAdmin);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      API_PATHS.givenUpMails,
      {
        schema: {
          tags: ['administration'],
          summary: `Mails that were given up, the newest ${SHOWN_MAX}`,
          response: { 200: Type.Object({ mails: Type.Array(GivenUpMail), total: Type.Integer() }) },
        },
      },
      async () => {
        const [found, total] = await Promise.all([
          mails.find(IS_GIVEN_UP).sort({ given_up_at: -1 }).limit(SHOWN_MAX).lean<MailDocument[]>(),
          mails.countDocuments(IS_GIVEN_UP),
        ]);
        return {
          mails: found.map(({ _id, kind, to, problem = '', given_up_at }) => ({
            id: String(_id),
            kind,
            to,
            problem,
            given_up_at: given_up_at?.toISOString() ?? '',
          })),
          total,
        };
      },
    );
    app.post(
      `${API_PATHS.givenUpMails}/:id/send`,
      {
        schema: {
          tags: ['administration'],
          summary: 'Has a mail that was given up sent again',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          response: { 204: Type.Null({ description: 'It is tried again.' }) },
        },
      },
      async ({ params: { id } }, reply) => {
        const again = { $set: { due_at: new Date(), attempts: 0 }, $unset: { given_up_at: '' } };
        const isId = mongoose.isValidObjectId(id);
        const { matchedCount } = isId
          ? await mails.updateOne({ _id: id, ...IS_GIVEN_UP }, again)
          : { matchedCount: 0 };
        if (matchedCount === 0) throw new AppError('NOT_FOUND');
        await jobs.ask(SEND_MAILS);
        return reply.code(204).send(null);
      },
    );
  };
}
