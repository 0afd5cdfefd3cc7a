import type {
  Board,
  Contact,
  ContactBody,
  ContactFilter,
  ContactRow,
  Contacts,
  ContactsQuery,
  CrmSummary,
  MergeBody,
  NewContactBody,
  NewNoteBody,
  NewTaskBody,
  NoteBody,
  RemovedContact,
  StageBody,
  TaskBody,
} from '@atoll/contracts/crm';
import type { ContactImport, ImportKnown, ImportLook, ImportStart } from '@atoll/contracts/crm-import';
import { CRM_PATHS, crmPath } from '@atoll/contracts/crm-paths';
import { api } from '@atoll/platform';

/** A contact, and the version of it that a change was made from. */
export type Versioned = Pick<ContactRow, 'id' | 'version'>;
type Of<Body> = Versioned & { readonly body: Body };
type OfPart<Body> = Of<Body> & { readonly partId: string };

const TAGS = {
  /** Lists, the board and what stands above them. */
  lists: { type: 'Own', id: 'contacts' },
  summary: { type: 'Own', id: 'contacts-summary' },
  imports: { type: 'Own', id: 'contact-imports' },
  contact: (id: string) => ({ type: 'Own', id: `contact-${id}` }) as const,
} as const;
export const CONTACT_TAGS = TAGS;

const own = (url: string) => ({ url, signedIn: true as const });
const change = (path: keyof typeof CRM_PATHS, { id, version }: Versioned, partId?: string) => ({
  ...own(crmPath(path, id, partId)),
  version,
});
/** What a change of a contact makes old: the contact, and whatever lists it. */
const changed = (_answer: unknown, error: unknown, { id }: Versioned) =>
  error ? [] : [TAGS.contact(id), TAGS.lists, TAGS.summary];

/** Contacts of the agent or the hotel who is signed in. */
export const crmApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<Contacts, ContactsQuery>({
      query: (params) => ({ ...own(CRM_PATHS.contacts), params }),
      providesTags: [TAGS.lists],
    }),
    board: build.query<Board, ContactFilter>({
      query: (params) => ({ ...own(CRM_PATHS.board), params }),
      providesTags: [TAGS.lists],
    }),
    crmSummary: build.query<CrmSummary, { today: string }>({
      query: (params) => ({ ...own(CRM_PATHS.summary), params }),
      providesTags: [TAGS.summary],
    }),
    contact: build.query<Contact, string>({
      query: (id) => own(crmPath('contact', id)),
      providesTags: (_answer, _error, id) => [TAGS.contact(id)],
    }),
    addContact: build.mutation<Contact, NewContactBody>({
      query: (body) => ({ ...own(CRM_PATHS.contacts), method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : [TAGS.lists, TAGS.summary]),
    }),
    changeContact: build.mutation<Contact, Of<ContactBody>>({
      query: ({ body, ...of }) => ({ ...change('contact', of), method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    // Lists are written by who moves, so that no card jumps while they are read again.
    moveContact: build.mutation<Contact, Of<StageBody>>({
      query: ({ body, ...of }) => ({ ...change('stage', of), method: 'PUT', body }),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [TAGS.contact(id), TAGS.summary]),
    }),
    removeContact: build.mutation<RemovedContact, Versioned>({
      query: (of) => ({ ...change('contact', of), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : [TAGS.lists, TAGS.summary]),
    }),
    restoreContact: build.mutation<Contact, Versioned>({
      query: (of) => ({ ...change('restore', of), method: 'POST', body: {} }),
      invalidatesTags: changed,
    }),
    addNote: build.mutation<Contact, Of<NewNoteBody>>({
      query: ({ body, ...of }) => ({ ...change('notes', of), method: 'POST', body }),
      invalidatesTags: changed,
    }),
    changeNote: build.mutation<Contact, OfPart<NoteBody>>({
      query: ({ body, partId, ...of }) => ({ ...change('note', of, partId), method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    removeNote: build.mutation<Contact, Versioned & { readonly partId: string }>({
      query: ({ partId, ...of }) => ({ ...change('note', of, partId), method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    addTask: build.mutation<Contact, Of<NewTaskBody>>({
      query: ({ body, ...of }) => ({ ...change('tasks', of), method: 'POST', body }),
      invalidatesTags: changed,
    }),
    changeTask: build.mutation<Contact, OfPart<TaskBody>>({
      query: ({ body, partId, ...of }) => ({ ...change('task', of, partId), method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    removeTask: build.mutation<Contact, Versioned & { readonly partId: string }>({
      query: ({ partId, ...of }) => ({ ...change('task', of, partId), method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    mergeContacts: build.mutation<Contact, Of<MergeBody>>({
      query: ({ body, ...of }) => ({ ...change('merge', of), method: 'POST', body }),
      invalidatesTags: (_answer, error, { id, body }) =>
        error ? [] : [TAGS.contact(id), TAGS.contact(body.otherId), TAGS.lists, TAGS.summary],
    }),
    unmergeContact: build.mutation<Contact, Versioned & { readonly otherId: string }>({
      query: ({ otherId, ...of }) => ({ ...change('unmerge', of), method: 'POST', body: { otherId } }),
      invalidatesTags: changed,
    }),
    uploadContacts: build.mutation<ContactImport, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { ...own(CRM_PATHS.imports), method: 'POST', body };
      },
    }),
    knownRows: build.query<ImportKnown, { readonly id: string; readonly body: ImportLook }>({
      query: ({ id, body }) => ({ ...own(crmPath('importKnown', id)), method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    startImport: build.mutation<ContactImport, { readonly id: string; readonly body: ImportStart }>({
      query: ({ id, body }) => ({ ...own(crmPath('importStart', id)), method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : [TAGS.imports]),
    }),
    latestImport: build.query<{ readonly latest: ContactImport | null }, void>({
      query: () => own(CRM_PATHS.imports),
      providesTags: [TAGS.imports],
      keepUnusedDataFor: 0,
    }),
    contactImport: build.query<ContactImport, string>({
      query: (id) => own(crmPath('import', id)),
    }),
  }),
});

export const {
  useContactsQuery,
  useBoardQuery,
  useCrmSummaryQuery,
  useContactQuery,
  useAddContactMutation,
  useChangeContactMutation,
  useMoveContactMutation,
  useRemoveContactMutation,
  useRestoreContactMutation,
  useAddNoteMutation,
  useChangeNoteMutation,
  useRemoveNoteMutation,
  useAddTaskMutation,
  useChangeTaskMutation,
  useRemoveTaskMutation,
  useMergeContactsMutation,
  useUnmergeContactMutation,
  useUploadContactsMutation,
  useKnownRowsQuery,
  useStartImportMutation,
  useContactImportQuery,
  useLatestImportQuery,
} = crmApi;
