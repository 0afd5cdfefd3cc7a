import type { AskableAgents } from '../../shared/directory/askable-agents';
import { momentIn, timeZoneOf } from '../../shared/places/time-zone';

/** Says moments as the clock of where an agent is shows them: 'Monday 30 November, 01:05 in Lisbon'. */
export function agentsClock({ byIds }: Pick<AskableAgents, 'byIds'>) {
  return async (agentId: string, moment: Date): Promise<string> => {
    const [agent] = await byIds([agentId]);
    // Nobody knows where one is who cannot be asked any more.
    if (!agent) return `${momentIn(moment, 'UTC')} UTC`;
    return `${momentIn(moment, timeZoneOf(agent.lat, agent.lng))} in ${agent.city}`;
  };
}
