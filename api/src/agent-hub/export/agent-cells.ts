import { HUB_FIELD_WORDS, HUB_FIELDS, type HubField } from '@atoll/contracts/agent-hub-jobs';
import type { OwnAgentRow } from '../../shared/directory/hub-agents';

/** An import takes in every column. */
export const AGENT_COLUMNS: readonly string[] = HUB_FIELDS.map((field) => HUB_FIELD_WORDS[field]);

/** An agent as a row of a file; by its own id an import meets the same agent. */
export function agentCells(row: OwnAgentRow): string[] {
  const { externalId, name, agency = '', city, country, summary = '', phone = '', website = '' } = row;
  const cells: Readonly<Record<HubField, string>> = {
    ...{ externalId, name, agency, city, country, summary, phone, website },
    specialities: (row.specialities ?? []).join(', '),
    languages: (row.languages ?? []).join(', '),
    since: row.since === undefined ? '' : String(row.since),
    featured: row.is_featured ? 'yes' : 'no',
    latitude: row.point ? String(row.point.lat) : '',
    longitude: row.point ? String(row.point.lng) : '',
  };
  return HUB_FIELDS.map((field) => cells[field]);
}
