import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../platform/audit/audit-log';
import { clientOf } from '../platform/http/client-address';
import { ownLimit } from '../platform/limits/rate-limit';

/** Refusals of one address in a minute that are noted: the log must not be filled by who is refused. */
const NOTED_PER_MINUTE = 60;

/** Notes every refusal of the API (401 and 403), by its route. Register it on the root, before the routes. */
export function auditRefusals(app: FastifyInstance, audit: AuditLog): void {
  const noted = ownLimit({
    name: 'audit-refusals',
    most: NOTED_PER_MINUTE,
    windowSeconds: 60,
    complaint: 'Too many refusals',
  });
  app.addHook('onResponse', async ({ method, routeOptions, principal, ip, log }, { statusCode }) => {
    if (statusCode !== 401 && statusCode !== 403) return;
    const address = clientOf(ip);
    const isNoted = await noted.count(address).then(
      () => true,
      () => false,
    );
    if (!isNoted) return;
    const event = `refused ${method} ${routeOptions.url ?? 'unknown'}`;
    await audit
      .record({ event, userId: principal?.userId, address })
      .catch((err: unknown) => log.warn({ err }, 'a refusal was not noted'));
  });
}
