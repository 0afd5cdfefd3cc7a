import type { FastifyPluginAsync } from 'fastify';
import type { AccountPart } from '../shared/auth/account';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import { refuseUnverified } from '../shared/auth/verified-hotel';
import type { DueContact, DueTasks } from '../shared/crm/due-tasks';
import type { OwnSearchPart } from '../shared/own-search/own-search';
import { contactPartsRoutes } from './contact-parts.routes';
import { contactRow } from './contact-view';
import { contactsRoutes } from './contacts.routes';
import { askedAccountPart, crmAccountPart } from './crm-account-part';
import { crmJob } from './crm-job';
import { createCrmParts, type CrmDeps } from './crm-parts';
import { filesRoutes } from './files.routes';
import { contactsSearch } from './own-search/contacts-search';

export interface CrmFeature {
  readonly plugin: FastifyPluginAsync;
  /** Before the part of requests. */
  readonly askedPart: AccountPart;
  /** After the part of requests. */
  readonly accountPart: AccountPart;
  /** For dashboards. */
  readonly dueTasks: DueTasks;
  /** For the search over one's own things. */
  readonly searchPart: OwnSearchPart;
}

const isDue = (row: ReturnType<typeof contactRow>): row is DueContact => row.nextTask !== null;

/** Contacts of agents and hotels: whom they work for, with notes and tasks (AGT-07, HOT-07). */
export function crmFeature(deps: CrmDeps): CrmFeature {
  const parts = createCrmParts(deps);
  const { contacts, intake } = parts;
  const refuseForeign = refuseForeignOrigin(deps.config.PUBLIC_URL);
  const runJob = crmJob(parts, deps);
  return {
    askedPart: askedAccountPart(parts),
    accountPart: crmAccountPart(parts),
    searchPart: contactsSearch(parts),
    dueTasks: {
      newest: async (ownerId, limit) => {
        await intake.ready(ownerId);
        return (await contacts.newest(ownerId, limit)).map(contactRow);
      },
      due: async (ownerId, today, limit) => {
        const filter = { stage: 'all', due: 'today' } as const;
        const found = await contacts.list(ownerId, { filter, today, skip: 0, limit });
        return found.map(contactRow).filter(isDue);
      },
    },
    plugin: async (app) => {
      app.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      app.addHook('onRequest', refuseUnverified(deps.findHotelState));
      const following = new Set<Promise<void>>();
      const follow = (requestId: string) => {
        const done = intake
          .follow(requestId)
          .catch((err: unknown) => {
            deps.log.warn({ err, requestId }, 'a contact follows its request later');
            intake.startOver();
          })
          .finally(() => following.delete(done));
        following.add(done);
      };
      // Not waited for: pages that hear of the same changes would wait as well.
      const stop = deps.changes.onChange((heard) => {
        const ids = heard.filter(({ kind }) => kind === 'quote-request').map(({ key }) => key);
        new Set(ids).forEach(follow);
      });
      app.addHook('onClose', async () => {
        stop();
        await Promise.all(following);
      });
      await app.register(runJob);
      await app.register(contactsRoutes(parts));
      await app.register(contactPartsRoutes(parts));
      await app.register(filesRoutes(parts));
    },
  };
}
