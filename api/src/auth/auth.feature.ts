import { apiSecrets } from '../shared/secrets/api-secrets';
import cookies from '@fastify/cookie';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { PageVisitor } from '@atoll/contracts/page-access';
import { createPortalAccountsRepository } from './portal-accounts/portal-accounts.repository';
import { portalAccountsRoutes } from './portal-accounts/portal-accounts.routes';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { accountRoutes } from './account/account.routes';
import { auditRefusals } from './audit-refusals';
import { auditRoutes } from './audit.routes';
import { createAuthParts, type AuthDeps } from './auth-parts';
import { accountsIn } from './find-account';
import { identifyRequests } from './identify';
import { ensureDemoAccounts, removeDemoAccounts } from './keep-demo-accounts';
import { defineLinkMails } from './links/link-mails';
import { recoveryRoutes } from './recovery/recovery.routes';
import { registrationRoutes } from './registration/registration.routes';
import { userOf } from './account/user-of';
import { savedItemsPart, savedRoutes } from './saved/saved.routes';
import { addAccessTokens } from './sessions/access-token';
import { devicesRoutes } from './sessions/devices.routes';
import { sessionRoutes } from './sessions/session.routes';

export interface AuthFeature {
  /** Gives every request its principal. Register it before the other features, on the root. */
  readonly identify: FastifyPluginAsync;
  readonly plugin: FastifyPluginAsync;
  /** Who holds the session of a request's cookie; changes nothing. Null for the anonymous. */
  readonly visitorOf: (request: Pick<FastifyRequest, 'cookies'>) => Promise<PageVisitor | null>;
}

/** Accounts: registration, signing in, recovery, and who asks. */
export function authFeature(deps: AuthDeps): AuthFeature {
  const parts = createAuthParts({
    ...deps,
    accountParts: [...deps.accountParts, savedItemsPart(deps.database)],
  });
  defineLinkMails(parts);
  return {
    identify: fp(async (app) => {
      await app.register(cookies);
      await addAccessTokens(app, apiSecrets(deps.config));
      identifyRequests(app, parts);
      auditRefusals(app, parts.audit);
    }),
    plugin: async (app) => {
      if (deps.config.DEMO === '1') await ensureDemoAccounts(parts, deps.config.DEMO_PASSWORD);
      else await removeDemoAccounts(parts);
      app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      await app.register(sessionRoutes(parts));
      await app.register(registrationRoutes(parts));
      await app.register(recoveryRoutes(parts));
      await app.register(accountRoutes(parts));
      await app.register(devicesRoutes(parts));
      await app.register(secondFactorRoutes(parts));
      await app.register(
        portalAccountsRoutes({
          parts,
          accounts: createPortalAccountsRepository(deps.database),
          edits: deps.edits,
        }),
      );
      await app.register(savedRoutes(deps.database, accountsIn(deps.database, deps.config)));
      await app.register(auditRoutes(parts.audit));
    },
    visitorOf: async (request) => {
      const token = parts.cookie.read(request);
      const userId = token && (await parts.sessions.ownerOf(token));
      const user = userId ? await parts.users.find(userId) : null;
      if (!user) return null;
      const { role, hotel } = await userOf(user, {}, parts);
      return { role, hotel };
    },
  };
}
