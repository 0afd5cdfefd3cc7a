import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { AccountPart, FindAccount } from '../shared/auth/account';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { EditLog } from '../shared/edits/edit-log';
import type { Jobs } from '../shared/jobs/jobs';
import type { Mails } from '../shared/mail/mails';
import { listsRoutes } from './lists.routes';
import { createMailListsRepository } from './mail-lists.repository';
import { mailingsRoutes } from './mailings.routes';
import { createMailingsRepository } from './mailings.repository';
import { createSendMailings } from './send-mailings';

export interface OutreachFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly mails: Mails;
  readonly edits: Pick<EditLog, 'note'>;
  readonly findAccount: FindAccount;
}

export interface OutreachFeature {
  readonly plugin: FastifyPluginAsync;
  /** What it keeps of the address of an account. */
  readonly accountPart: AccountPart;
}

/** Mails to lists of people who agreed to them. */
export function outreachFeature({
  config,
  database,
  findAccount,
  ...deps
}: OutreachFeatureDeps): OutreachFeature {
  const lists = createMailListsRepository(database);
  const mailings = createMailingsRepository(database);
  const sending = createSendMailings({ ...deps, lists, mailings, publicUrl: config.PUBLIC_URL });
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  return {
    plugin: async (app) => {
      app.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      await app.register(sending.plugin);
      await app.register(listsRoutes({ ...deps, lists }));
      await app.register(mailingsRoutes({ ...deps, lists, mailings, sending, findAccount }));
    },
    accountPart: {
      name: 'mail lists',
      onDeleted: async (userId) => {
        const account = await findAccount(userId);
        // Of an address that nobody has confirmed, what is kept may be its owner's.
        if (!account?.isEmailVerified) return;
        await Promise.all([lists.forget(account.email), mailings.forget(account.email)]);
      },
      dataOf: async (userId) => {
        const account = await findAccount(userId);
        if (!account?.isEmailVerified) return [];
        const found = await lists.ofEmail(account.email);
        return Promise.all(
          found.map(async ({ list_id, added_at }) => ({ list: (await lists.find(list_id))?.name, added_at })),
        );
      },
    },
  };
}
