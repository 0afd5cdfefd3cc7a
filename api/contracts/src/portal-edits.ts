import { Type, type Static } from 'typebox';

/** What the portal edits. */
export const EDITED_KINDS = [
  'city',
  'country',
  'agent',
  'page',
  'site-content',
  'expo-event',
  'mail-list',
  'mail-campaign',
  'indexing',
  'account',
  'report',
  'hotel',
  'agent-request',
] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

export const EDITS_PATH = '/api/admin/edits';
/** All of them as a file: each field that an edit changed is a row. */
export const EDITS_CSV_PATH = '/api/admin/edits.csv';
/** Edits on a page of their list. */
export const EDITS_PAGE_SIZE = 50;

/** One change of a record by somebody in the portal. */
export const PortalEdit = Type.Object({
  id: Type.String(),
  at: Type.String(),
  /** The address of who changed it. */
  email: Type.String(),
  kind: Type.Enum(EDITED_KINDS),
  record: Type.String(),
  title: Type.String(),
  what: Type.String(),
  differences: Type.Array(
    Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
  ),
});
export type PortalEdit = Readonly<Static<typeof PortalEdit>>;

/** GET /api/admin/edits: the newest first. */
export const PortalEdits = Type.Object({
  edits: Type.Array(PortalEdit),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type PortalEdits = Readonly<Static<typeof PortalEdits>>;
