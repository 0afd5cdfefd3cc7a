import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EditedPage, ScheduleBody } from '@atoll/contracts/managed-page';
import { MANAGED_PAGE_PATHS } from '@atoll/contracts/managed-page-rules';
import { Type } from 'typebox';
import { ofDuty } from '../shared/auth/principal';
import { changedVersion } from '../shared/http/if-match';
import type { EditedPagesService } from './edited-pages';
import { scheduleOf } from './page-schedule';

export interface PageScheduleRoutesDeps {
  readonly pages: Pick<EditedPagesService, 'schedule'>;
  readonly now: () => Date;
}

const params = Type.Object({ pageId: Type.String({ maxLength: 64 }) });
const response = { 200: EditedPage };
const tags = ['administration'];
const duty = ofDuty('content');

/** Has a page published at a time, or no longer (POR-13). */
export function pageScheduleRoutes({ pages, now }: PageScheduleRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.put(
      MANAGED_PAGE_PATHS.schedule,
      {
        ...duty,
        schema: {
          ...{ tags, params, body: ScheduleBody, response },
          summary: 'Has the draft of a page published at a time; `If-Match` names the version',
        },
      },
      async (request) => {
        const version = changedVersion(request);
        const schedule = scheduleOf(request.body, version, now());
        const what = `set to be published at ${schedule.at.toISOString()}`;
        return pages.schedule(request, request.params.pageId, version, what, schedule);
      },
    );
    app.delete(
      MANAGED_PAGE_PATHS.schedule,
      {
        ...duty,
        schema: {
          ...{ tags, params, response },
          summary: 'Takes back the time at which a page is published; `If-Match` names the version',
        },
      },
      async (request) => {
        const what = 'no longer set to be published';
        return pages.schedule(request, request.params.pageId, changedVersion(request), what, null);
      },
    );
  };
}
