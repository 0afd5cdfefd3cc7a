import type { FastifyInstance } from 'fastify';
import type { AuditLog } from '../shared/audit/audit-log';
import { clientOf } from '../shared/http/client-address';

/** Notes every refusal of the API (401 and 403), by its route. Register it on the root, before the routes. */
export function auditRefusals(app: FastifyInstance, audit: AuditLog): void {
  app.addHook('onResponse', async ({ method, routeOptions, principal, ip, log }, { statusCode }) => {
    if (statusCode !== 401 && statusCode !== 403) return;
    const address = clientOf(ip);
    const event = `refused ${method} ${routeOptions.url ?? 'unknown'}`;
    await audit
      .record({ event, userId: principal?.userId, address })
      .catch((err: unknown) => log.warn({ err }, 'a refusal was not noted'));
  });
}
