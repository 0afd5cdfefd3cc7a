import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AGENT_DASHBOARD_PATH, AgentDashboard, type AgentFigures } from '@atoll/contracts/agent-dashboard';
import { requireRole, signedIn } from '../shared/auth/principal';
import { dashboardTasks } from '../shared/crm/dashboard-tasks';
import type { DueTasks } from '../shared/crm/due-tasks';

type Work = Omit<AgentFigures, 'visits'>;

export interface AgentDashboardDeps {
  /** What requests know of an agent's work. */
  readonly workOf: (
    userId: string,
  ) => Promise<
    Pick<AgentDashboard, 'at' | 'due' | 'isSample'> & { readonly last: Work; readonly before: Work }
  >;
  /** What is to be done for the agent's contacts. */
  readonly dueTasks: DueTasks;
  /** How many people saw the agent's entry; null where nobody can. */
  readonly visitsOf: (
    userId: string,
  ) => Promise<{ readonly last: number; readonly before: number; readonly isSample: boolean } | null>;
}

const NEW_CONTACTS_MAX = 3;

/** What waits for an agent, and how the last days went (AGT-01): put together from what other features know. */
export function agentDashboardFeature({
  workOf,
  visitsOf,
  dueTasks,
}: AgentDashboardDeps): FastifyPluginAsyncTypebox {
  async function contactsOf(userId: string): Promise<Pick<AgentDashboard, 'tasks' | 'newContacts'>> {
    const newest = await dueTasks.newest(userId, NEW_CONTACTS_MAX);
    return {
      tasks: await dashboardTasks(dueTasks, userId),
      newContacts: newest.map(({ id, name, requests, createdAt }) => ({
        ...{ id, name, createdAt, reference: requests.at(-1)?.reference ?? null },
      })),
    };
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      AGENT_DASHBOARD_PATH,
      {
        onRequest: requireRole('agent'),
        schema: {
          tags: ['agent area'],
          summary: 'What waits for the agent, and the last 30 days beside the 30 before',
          response: { 200: AgentDashboard },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const [work, visits, contacts] = await Promise.all([
          workOf(userId),
          visitsOf(userId),
          contactsOf(userId),
        ]);
        return {
          ...work,
          ...contacts,
          last: { ...work.last, visits: visits && visits.last },
          before: { ...work.before, visits: visits && visits.before },
          isSample: work.isSample || visits?.isSample === true,
        };
      },
    );
  };
}
