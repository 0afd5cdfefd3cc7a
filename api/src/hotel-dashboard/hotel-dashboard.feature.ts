import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HOTEL_DASHBOARD_PATH, HotelDashboard } from '@atoll/contracts/hotel-dashboard';
import type { FindHotelState } from '../shared/auth/account';
import { requireRole, signedIn } from '../shared/auth/principal';
import { refuseUnverified } from '../shared/auth/verified-hotel';
import { dashboardTasks } from '../shared/crm/dashboard-tasks';
import type { DueTasks } from '../shared/crm/due-tasks';

export interface HotelDashboardDeps {
  /** How many people saw the hotel's public page; null where nobody can. */
  readonly visitsOf: (
    userId: string,
  ) => Promise<{ readonly last: number; readonly before: number; readonly isSample: boolean } | null>;
  readonly dueTasks: Pick<DueTasks, 'due'>;
  readonly findHotelState: FindHotelState;
}

/** Who looked at a hotel's page, and what is to be done for its contacts (HOT-01). */
export function hotelDashboardFeature({
  visitsOf,
  dueTasks,
  findHotelState,
}: HotelDashboardDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      HOTEL_DASHBOARD_PATH,
      {
        onRequest: [
          async (_request, reply) => void reply.header('cache-control', 'no-store'),
          requireRole('hotel'),
          refuseUnverified(findHotelState),
        ],
        schema: {
          tags: ['hotel area'],
          summary:
            'Who looked at the hotel’s page in the last 30 days and the 30 before, and the tasks of its contacts',
          response: { 200: HotelDashboard },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const [visits, tasks] = await Promise.all([visitsOf(userId), dashboardTasks(dueTasks, userId)]);
        return {
          visits: visits && { last: visits.last, before: visits.before },
          tasks,
          isSample: visits?.isSample === true,
        };
      },
    );
  };
}
