import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { FindAccount, FindHotelState, FindHouse, FindHousePage } from '../shared/auth/account';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import { refuseUnverified } from '../shared/auth/verified-hotel';
import type { Changes } from '../shared/changes/changes';
import type { PlatformConfig } from '../shared/config/shared.config';
import { connectedNames } from '../shared/connections/connected-names';
import type { Connections } from '../shared/connections/connections';
import type { AskableAgents } from '../shared/directory/askable-agents';
import { sharedLimit } from '../shared/limits/rate-limit';
import type { Mails } from '../shared/mail/mails';
import { createConnecting } from './connecting.service';
import { createConnectingMails } from './connecting-mails';
import { connectionView } from './connection-view';
import { createConnectionsRepository } from './connections.repository';
import { connectionsRoutes } from './connections.routes';
import { createMembers, type MembersDeps } from './members';

export interface ConnectionsFeatureDeps extends MembersDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly changes: Pick<Changes, 'around'>;
  readonly connections: Connections;
  readonly askable: AskableAgents;
  readonly findAccount: FindAccount;
  readonly findHotelState: FindHotelState;
  readonly findHouse: FindHouse;
  readonly findHousePage: FindHousePage;
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

/** More than anybody looks at with care in an hour. */
const ASKS_PER_HOUR = 20;

/** Hotels and agents who work together: who asks whom, and what becomes of it. */
export function connectionsFeature(deps: ConnectionsFeatureDeps): FastifyPluginAsync {
  const { config, database, changes, connections } = deps;
  const now = deps.now ?? (() => new Date());
  const publicUrl = config.PUBLIC_URL;
  const nameOf = connectedNames(deps);
  const members = createMembers(deps);
  const repository = createConnectionsRepository(database, changes);
  const mails = createConnectingMails({ ...deps, nameOf, publicUrl, repository, now });
  const connecting = createConnecting({ repository, connections, members, mails, now });
  const viewOf = connectionView({ ...deps, nameOf });
  const limit = sharedLimit(database, {
    name: 'connection-asks',
    most: ASKS_PER_HOUR,
    windowSeconds: 3_600,
    complaint: 'Too many people were asked to connect',
  });
  const refuseForeign = refuseForeignOrigin(publicUrl);
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
    });
    app.addHook('onRequest', refuseUnverified(deps.findHotelState));
    await app.register(connectionsRoutes({ connecting, connections, members, viewOf, limit }));
  };
}
