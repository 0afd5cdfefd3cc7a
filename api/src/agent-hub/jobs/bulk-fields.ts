import type { BulkKind } from '@atoll/contracts/agent-hub-jobs';
import type { AgentRecord } from '../../shared/directory/hub-agents';

/** What a bulk change writes. */
export const BULK_FIELDS: Readonly<Record<BulkKind, AgentRecord>> = {
  feature: { is_featured: true },
  unfeature: { is_featured: false },
  hide: { hidden: true },
  show: { hidden: false },
};
