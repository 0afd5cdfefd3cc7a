import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  EDITED_KINDS,
  EDITS_CSV_PATH,
  EDITS_PAGE_SIZE,
  EDITS_PATH,
  PortalEdits,
} from '@atoll/contracts/portal-edits';
import { Type } from 'typebox';
import { ofDuty } from '../auth/principal';
import { CSV_ANSWER, sendCsv } from '../csv/csv-answer';
import type { EditLog } from './edit-log';
import { EDIT_COLUMNS, editRows } from './edit-rows';
import { editView } from './edit-view';

const PAGE_MAX = 10_000;
const kind = Type.Optional(Type.Enum(EDITED_KINDS));

/** `GET /api/admin/edits`: who changed what in the portal, page by page and as a file (POR-18). */
export function editsRoutes(edits: Pick<EditLog, 'page' | 'all'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      EDITS_PATH,
      {
        ...ofDuty('audit'),
        schema: {
          tags: ['administration'],
          summary: 'Changes made in the portal, the newest first, 50 a page',
          querystring: Type.Object({
            kind,
            record: Type.Optional(Type.String({ maxLength: 200 })),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
          }),
          response: { 200: PortalEdits },
        },
      },
      async ({ query: { kind, record, page = 1 } }, reply) => {
        const found = await edits.page({ kind, record }, page, EDITS_PAGE_SIZE);
        reply.header('cache-control', 'no-store');
        return { edits: found.edits.map(editView), total: found.total, page };
      },
    );
    app.get(
      EDITS_CSV_PATH,
      {
        ...ofDuty('audit', { confirmed: true }),
        schema: {
          tags: ['administration'],
          summary: 'All changes made in the portal as a CSV file, the newest first, a row for each field',
          querystring: Type.Object({ kind }),
          response: CSV_ANSWER,
        },
      },
      async ({ query }, reply) => {
        reply.header('cache-control', 'no-store');
        return sendCsv(reply, 'audit-log.csv', EDIT_COLUMNS, editRows(edits.all(query)));
      },
    );
  };
}
