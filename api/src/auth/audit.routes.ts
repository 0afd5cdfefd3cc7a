import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuditLog as AuditLogPage } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { Type } from 'typebox';
import type { AuditLog } from '../shared/audit/audit-log';
import { ofDuty } from '../shared/auth/principal';

const PAGE_SIZE = 50;
const AUDIT_PAGE_MAX = 1_000;

/** `GET /api/auth/audit`: security events, for the administrator. */
export function auditRoutes(audit: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      API_PATHS.audit,
      {
        ...ofDuty('audit'),
        schema: {
          tags: ['administration'],
          summary: 'Security events, the newest first, 50 a page',
          querystring: Type.Object({
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: AUDIT_PAGE_MAX, default: 1 })),
          }),
          response: { 200: AuditLogPage },
        },
      },
      async ({ query: { page = 1 } }) => {
        const { entries, total } = await audit.page(page, PAGE_SIZE);
        return {
          entries: entries.map(({ _id, at, ...entry }) => ({
            id: String(_id),
            at: at.toISOString(),
            ...entry,
          })),
          total,
          page,
        };
      },
    );
  };
}
