import {
  OUTREACH_PATHS,
  type AddedAnswer,
  type ListMembers,
  type MailList,
  type MailListBody,
  type MailLists,
  type Mailing,
  type MailingBody,
  type Mailings,
} from '@atoll/contracts/outreach';
import { api } from '@atoll/platform';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

const OWN = [{ type: 'Own' as const }];
const to = (path: keyof typeof OUTREACH_PATHS, id = '') => ({
  url: OUTREACH_PATHS[path].replace(/:\w+/, encodeURIComponent(id)),
  signedIn: true as const,
});
const change = (
  path: keyof typeof OUTREACH_PATHS,
  { id, version }: Versioned,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
) => ({
  ...to(path, id),
  version,
  method,
});

const outreachApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailLists: build.query<MailLists, void>({ query: () => to('lists'), providesTags: OWN }),
    addMailList: build.mutation<MailList, MailListBody>({
      query: (body) => ({ ...to('lists'), method: 'POST', body }),
      invalidatesTags: OWN,
    }),
    changeMailList: build.mutation<MailList, Versioned & { readonly body: MailListBody }>({
      query: ({ body, ...list }) => ({ ...change('list', list, 'PUT'), body }),
      invalidatesTags: OWN,
    }),
    removeMailList: build.mutation<MailList, Versioned>({
      query: (list) => change('list', list, 'DELETE'),
      invalidatesTags: OWN,
    }),
    restoreMailList: build.mutation<MailList, Versioned>({
      query: (list) => ({ ...change('restoreList', list), body: {} }),
      invalidatesTags: OWN,
    }),
    listMembers: build.query<ListMembers, { id: string; page: number }>({
      query: ({ id, page }) => ({ ...to('members', id), params: { page } }),
      providesTags: OWN,
    }),
    addMembers: build.mutation<AddedAnswer, Versioned & { readonly text: string }>({
      query: ({ text, ...list }) => ({ ...change('members', list), body: { text } }),
      invalidatesTags: OWN,
    }),
    removeMember: build.mutation<MailList, Versioned & { readonly memberId: string }>({
      query: ({ memberId, ...list }) => {
        const request = change('member', list, 'DELETE');
        return { ...request, url: request.url.replace(':memberId', encodeURIComponent(memberId)) };
      },
      invalidatesTags: OWN,
    }),
    mailings: build.query<Mailings, void>({ query: () => to('mailings'), providesTags: OWN }),
    mailing: build.query<Mailing, string>({ query: (id) => to('mailing', id), providesTags: OWN }),
    addMailing: build.mutation<Mailing, MailingBody>({
      query: (body) => ({ ...to('mailings'), method: 'POST', body }),
      invalidatesTags: OWN,
    }),
    changeMailing: build.mutation<Mailing, Versioned & { readonly body: MailingBody }>({
      query: ({ body, ...mailing }) => ({ ...change('mailing', mailing, 'PUT'), body }),
      invalidatesTags: OWN,
    }),
    removeMailing: build.mutation<null, Versioned>({
      query: (mailing) => change('mailing', mailing, 'DELETE'),
      invalidatesTags: OWN,
    }),
    previewMailing: build.mutation<{ to: string }, Versioned>({
      query: (mailing) => ({ ...change('preview', mailing), body: {} }),
    }),
    sendMailing: build.mutation<Mailing, Versioned>({
      query: (mailing) => ({ ...change('send', mailing), body: {} }),
      invalidatesTags: OWN,
    }),
    stopMailing: build.mutation<Mailing, Versioned>({
      query: (mailing) => ({ ...change('stop', mailing), body: {} }),
      invalidatesTags: OWN,
    }),
  }),
});

export const {
  useMailListsQuery,
  useAddMailListMutation,
  useChangeMailListMutation,
  useRemoveMailListMutation,
  useRestoreMailListMutation,
  useListMembersQuery,
  useAddMembersMutation,
  useRemoveMemberMutation,
  useMailingsQuery,
  useMailingQuery,
  useAddMailingMutation,
  useChangeMailingMutation,
  useRemoveMailingMutation,
  usePreviewMailingMutation,
  useSendMailingMutation,
  useStopMailingMutation,
} = outreachApi;
