import { EDITS_PAGE_SIZE, type EditedKind, type PortalEdits } from '@atoll/contracts/portal-edits';
import type { EditLog } from './edit-log';
import { editView } from './edit-view';

/** The last edits of one record, for whoever may edit it. */
export async function historyOf(
  edits: Pick<EditLog, 'page'>,
  kind: EditedKind,
  record: string,
): Promise<PortalEdits> {
  const found = await edits.page({ kind, record }, 1, EDITS_PAGE_SIZE);
  return { edits: found.edits.map(editView), total: found.total, page: 1 };
}
