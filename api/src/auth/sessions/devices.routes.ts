import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DeviceSessions } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { Type } from 'typebox';
import { requireSignedIn, signedIn } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import type { AuthParts } from '../auth-parts';

const Nothing = Type.Null({ description: 'Done.' });
const tags = ['accounts'];

/** `/api/auth/sessions`: where an account is signed in, and signing out there or everywhere (AUT-25). */
export function devicesRoutes({
  users,
  sessions,
  audit,
  cookie,
  devices,
}: AuthParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireSignedIn);
    app.get(
      API_PATHS.deviceSessions,
      {
        schema: {
          tags,
          summary: 'Devices that are signed in, the last used first',
          response: { 200: DeviceSessions },
        },
      },
      async (request) => {
        const { userId, sessionId } = signedIn(request);
        const found = await sessions.list(userId);
        return {
          sessions: found.map(({ _id, device, created_at, used_at }) => ({
            id: _id,
            device,
            created_at: created_at.toISOString(),
            used_at: used_at.toISOString(),
            is_current: _id === sessionId,
          })),
        };
      },
    );
    app.delete(
      `${API_PATHS.deviceSessions}/:id`,
      {
        schema: {
          tags,
          summary: 'Signs one of the own devices out',
          params: Type.Object({ id: Type.String() }),
          response: { 204: Nothing },
        },
      },
      async (request, reply) => {
        const { userId, sessionId } = signedIn(request);
        if (!(await sessions.end(request.params.id, userId))) throw new AppError('42501');
        await audit.record({ event: 'device signed out', userId, address: clientOf(request.ip) });
        if (request.params.id === sessionId) cookie.clear(reply);
        return reply.code(204).send(null);
      },
    );
    app.delete(
      API_PATHS.deviceSessions,
      { schema: { tags, summary: 'Signs every other own device out', response: { 204: Nothing } } },
      async (request, reply) => {
        const { userId, sessionId } = signedIn(request);
        await sessions.endAll(userId, sessionId);
        // Whoever had one of the others is a stranger from now on.
        const user = await users.change(userId, { devices_from: new Date() });
        if (user) devices.remember(request, reply, user);
        await audit.record({ event: 'other devices signed out', userId, address: clientOf(request.ip) });
        return reply.code(204).send(null);
      },
    );
  };
}
