import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AskBody,
  CONNECTING_PATHS,
  ConnectionRow,
  DiscoverQuery,
  Members as MembersAnswer,
  OwnConnections,
  type ConnectionAction,
  type MemberKind,
} from '@atoll/contracts/connection';
import { NoBody } from '@atoll/contracts/expo';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole, signedIn } from '../shared/auth/principal';
import type { Connectable } from '../shared/connections/connection.model';
import type { Connections } from '../shared/connections/connections';
import { AppError } from '../shared/errors/app-error';
import { changedVersion } from '../shared/http/if-match';
import type { RateLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import { Stale, type Connecting } from './connecting.service';
import { sidesOf, type connectionView } from './connection-view';
import type { Members } from './members';

const Params = Type.Object({ connectionId: Type.String() });
const tags = ['hotels and agents'];
const SUMMARIES: Readonly<Record<ConnectionAction, string>> = {
  accept: 'Accepts what another account has asked for',
  decline: 'Declines it',
  end: 'Takes back what the account has asked for, or ends what both had',
  undo: 'Takes back the account’s own decline or end',
};
const STALE = 'This has changed meanwhile. Look at how it is now.';

export interface ConnectionsRoutesDeps {
  readonly connecting: Connecting;
  readonly connections: Pick<Connections, 'ofAccount'>;
  readonly members: Pick<Members, 'discover'>;
  readonly viewOf: ReturnType<typeof connectionView>;
  /** Of asking. */
  readonly limit: RateLimit;
}

/** Who works together: asked for, answered and ended by the account and nothing else; both sides ask alike. */
export function connectionsRoutes(deps: ConnectionsRoutesDeps): FastifyPluginAsyncTypebox {
  const { connecting, connections, members, viewOf, limit } = deps;
  const ofBoth = { onRequest: requireRole('hotel', 'agent') };

  function selfOf(request: FastifyRequest): Connectable {
    const { userId, role } = signedIn(request);
    const kind: MemberKind = role === 'hotel' ? 'hotel' : 'agent';
    return { userId, kind };
  }
  /** What a change leaves, or 409 with what is there now. */
  async function answered(userId: string, change: ReturnType<Connecting['change']>): Promise<ConnectionRow> {
    try {
      return await viewOf(await change, userId);
    } catch (error) {
      if (!(error instanceof Stale)) throw error;
      const current = await viewOf(error.current, userId);
      throw new AppError('CONFLICT', { message: STALE, body: { current }, cause: error });
    }
  }

  return async (app) => {
    app.get(
      CONNECTING_PATHS.connections,
      {
        ...ofBoth,
        schema: {
          tags,
          summary: 'The account’s own, what came last first',
          response: { 200: OwnConnections },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const own = await connections.ofAccount(userId);
        return { connections: await Promise.all(own.map((connection) => viewOf(connection, userId))) };
      },
    );
    app.get(
      CONNECTING_PATHS.discover,
      {
        ...ofBoth,
        schema: {
          tags,
          summary: 'Whom the account can ask, by name',
          querystring: DiscoverQuery,
          response: { 200: MembersAnswer },
        },
      },
      async (request) => {
        const self = selfOf(request);
        const { found, total } = await members.discover(self, request.query);
        const own = await connections.ofAccount(self.userId);
        const withUser = new Map(own.map((one) => [sidesOf(one, self.userId).other.userId, one]));
        const rows = found.map(async ({ member, userId }) => {
          const connection = withUser.get(userId);
          return { member, connection: connection ? await viewOf(connection, self.userId) : null };
        });
        return { members: await Promise.all(rows), total };
      },
    );
    app.post(
      CONNECTING_PATHS.connections,
      {
        ...ofBoth,
        schema: {
          tags,
          summary: 'Asks somebody to connect; whoever has asked before is accepted by it',
          body: AskBody,
          response: { 200: ConnectionRow, ...TOO_MANY },
        },
      },
      async (request) => {
        const self = selfOf(request);
        await limit.count(self.userId);
        return answered(self.userId, connecting.ask(self, request.body));
      },
    );
    for (const [action, summary] of Object.entries(SUMMARIES) as [ConnectionAction, string][])
      app.post(
        CONNECTING_PATHS[action],
        {
          ...ofBoth,
          schema: { tags, summary, params: Params, body: NoBody, response: { 200: ConnectionRow } },
        },
        async (request) => {
          const { userId } = signedIn(request);
          const of = { id: request.params.connectionId, userId, version: changedVersion(request) };
          return answered(userId, connecting.change(action, of));
        },
      );
  };
}
