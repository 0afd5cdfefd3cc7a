import type { AskableAgent } from '../../shared/directory/askable-agents';
import { fitOf, type AnswerRecord, type Wished } from './match-reasons';

/** Of an agent whom nobody has asked yet: neither better nor worse than the others. */
const UNKNOWN_SHARE = 0.5;
const NO_RECORD: AnswerRecord = { answered: 0, ended: 0, open: 0 };

export type RecordOf = ReadonlyMap<string, AnswerRecord>;

export function recordOf(records: RecordOf, { id }: Pick<AskableAgent, 'id'>): AnswerRecord {
  return records.get(id) ?? NO_RECORD;
}

/** What is compared one after the other: the larger comes first. */
function weights(agent: AskableAgent, wished: Wished, record: AnswerRecord): readonly number[] {
  const fit = fitOf(agent, wished);
  return [
    Number(fit.livesInCity),
    Number(fit.plansTrips),
    Number(fit.livesInCountry),
    fit.specialities.length,
    fit.languages.length,
    record.ended > 0 ? record.answered / record.ended : UNKNOWN_SHARE,
    -record.open,
  ];
}

/** Agents who live where a wish leads, or plan trips there, those who fit best first; nobody from elsewhere. */
export function rankAgents(
  agents: readonly AskableAgent[],
  wished: Wished,
  records: RecordOf,
): AskableAgent[] {
  return agents
    .filter((agent) => {
      const fit = fitOf(agent, wished);
      return fit.livesInCountry || fit.plansTrips;
    })
    .map((agent) => ({ agent, order: weights(agent, wished, recordOf(records, agent)) }))
    .sort((one, other) => {
      const at = one.order.findIndex((weight, index) => weight !== other.order[index]);
      if (at < 0) return one.agent.id < other.agent.id ? -1 : 1;
      return (other.order[at] ?? 0) - (one.order[at] ?? 0);
    })
    .map(({ agent }) => agent);
}
