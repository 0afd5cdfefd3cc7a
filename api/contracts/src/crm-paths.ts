/** The API of contacts, for agents and hotels alike: whose they are is said by who asks. */
export const CRM_PATHS = {
  contacts: '/api/crm/contacts',
  board: '/api/crm/board',
  summary: '/api/crm/summary',
  csv: '/api/crm/contacts.csv',
  contact: '/api/crm/contacts/:contactId',
  stage: '/api/crm/contacts/:contactId/stage',
  restore: '/api/crm/contacts/:contactId/restore',
  notes: '/api/crm/contacts/:contactId/notes',
  note: '/api/crm/contacts/:contactId/notes/:partId',
  tasks: '/api/crm/contacts/:contactId/tasks',
  task: '/api/crm/contacts/:contactId/tasks/:partId',
  merge: '/api/crm/contacts/:contactId/merge',
  unmerge: '/api/crm/contacts/:contactId/unmerge',
  imports: '/api/crm/imports',
  import: '/api/crm/imports/:importId',
  importKnown: '/api/crm/imports/:importId/known',
  importStart: '/api/crm/imports/:importId/start',
  importProblems: '/api/crm/imports/:importId/problems.csv',
} as const;

/** A path of one contact, and of a note or task of it. */
export function crmPath(path: keyof typeof CRM_PATHS, id: string, partId = ''): string {
  return CRM_PATHS[path]
    .replace(/:contactId|:importId/, encodeURIComponent(id))
    .replace(':partId', encodeURIComponent(partId));
}
