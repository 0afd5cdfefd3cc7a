import {
  editedContentPath,
  type ContentBodies,
  type ContentName,
  type EditedContent,
} from '@atoll/contracts/edited-site-content';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import { api } from '@atoll/platform';

/** Any part; whoever asks knows which. */
type AnyContent = EditedContent<ContentName>;

interface Save {
  readonly name: ContentName;
  readonly version: number;
  readonly body: ContentBodies[ContentName];
}

const OWN = [{ type: 'Own' as const }];
const own = (url: string) => ({ url, signedIn: true as const });

const homeContentApi = api.injectEndpoints({
  endpoints: (build) => ({
    editedContent: build.query<AnyContent, ContentName>({
      query: (name) => own(editedContentPath('part', name)),
      providesTags: OWN,
    }),
    contentHistory: build.query<PortalEdits, ContentName>({
      query: (name) => own(editedContentPath('history', name)),
      providesTags: OWN,
    }),
    saveContent: build.mutation<AnyContent, Save>({
      query: ({ name, version, body }) => ({
        ...own(editedContentPath('part', name)),
        ...{ method: 'PUT' as const, version, body },
      }),
      invalidatesTags: OWN,
    }),
    contentBeginning: build.mutation<AnyContent, Pick<Save, 'name' | 'version'>>({
      query: ({ name, version }) => ({
        ...own(editedContentPath('beginning', name)),
        ...{ method: 'POST' as const, version, body: {} },
      }),
      invalidatesTags: OWN,
    }),
  }),
});

export const {
  useEditedContentQuery,
  useContentHistoryQuery,
  useSaveContentMutation,
  useContentBeginningMutation,
} = homeContentApi;
