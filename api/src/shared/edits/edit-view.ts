import type { PortalEdit } from '@atoll/contracts/portal-edits';
import type { EditDocument } from './edit.model';

/** An entry of the edit log as the portal reads it. */
export function editView(edit: EditDocument): PortalEdit {
  const { _id, at, email, kind, record, title, what, differences } = edit;
  return {
    ...{ id: String(_id), at: at.toISOString(), email, kind, record, title, what },
    differences: [...differences],
  };
}
