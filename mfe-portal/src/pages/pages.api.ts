import type {
  EditedPage,
  EditedPages,
  PageContent,
  PageVersion,
  PageVersions,
  PreviewLink,
  RenderedBody,
  ScheduleBody,
} from '@atoll/contracts/managed-page';
import { MANAGED_PAGE_PATHS, managedPagePath } from '@atoll/contracts/managed-page-rules';
import { api } from '@atoll/platform';

type Versioned = Pick<EditedPage, 'id' | 'version'>;
const OWN = [{ type: 'Own' as const }];
const at = (path: keyof typeof MANAGED_PAGE_PATHS, { id, version }: Versioned, more = {}) => ({
  url: managedPagePath(path, { pageId: id, ...more }),
  version,
  signedIn: true as const,
});

const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editedPages: build.query<EditedPage[], void>({
      query: () => ({ url: MANAGED_PAGE_PATHS.edited, signedIn: true }),
      transformResponse: ({ pages }: EditedPages) => pages,
      providesTags: OWN,
    }),
    pageVersions: build.query<PageVersion[], string>({
      query: (pageId) => ({ url: managedPagePath('versions', { pageId }), signedIn: true }),
      transformResponse: ({ versions }: PageVersions) => versions,
      providesTags: OWN,
    }),
    addPage: build.mutation<EditedPage, PageContent>({
      query: (body) => ({ url: MANAGED_PAGE_PATHS.edited, method: 'POST', body, signedIn: true }),
      invalidatesTags: OWN,
    }),
    changePage: build.mutation<EditedPage, Versioned & { readonly body: PageContent }>({
      query: ({ body, ...page }) => ({ ...at('editedPage', page), method: 'PUT', body }),
      invalidatesTags: OWN,
    }),
    showPage: build.mutation<EditedPage, Versioned & { readonly isShown: boolean }>({
      query: ({ isShown, ...page }) => ({
        ...at(isShown ? 'published' : 'unpublished', page),
        ...{ method: 'POST', body: {} },
      }),
      invalidatesTags: OWN,
    }),
    /** At no time with null. */
    schedulePage: build.mutation<EditedPage, Versioned & { readonly body: ScheduleBody | null }>({
      query: ({ body, ...page }) => ({
        ...at('schedule', page),
        ...(body ? { method: 'PUT', body } : { method: 'DELETE' }),
      }),
      invalidatesTags: OWN,
    }),
    putBackPage: build.mutation<EditedPage, Versioned & { readonly number: number }>({
      query: ({ number, ...page }) => ({ ...at('putBack', page, { number }), method: 'POST', body: {} }),
      invalidatesTags: OWN,
    }),
    previewLink: build.mutation<PreviewLink, string>({
      query: (pageId) => ({ url: managedPagePath('previewLink', { pageId }), signedIn: true }),
    }),
    renderedBody: build.query<RenderedBody, string>({
      query: (body) => ({ url: MANAGED_PAGE_PATHS.rendered, method: 'POST', body: { body }, signedIn: true }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useEditedPagesQuery,
  usePageVersionsQuery,
  useAddPageMutation,
  useChangePageMutation,
  useShowPageMutation,
  useSchedulePageMutation,
  usePutBackPageMutation,
  usePreviewLinkMutation,
  useRenderedBodyQuery,
} = pagesApi;
