import { MAIL_PATHS, type MailSettingsBody } from '@atoll/contracts/mail-settings';
import { api } from '@atoll/platform';
import { foundOrNull } from '@atoll/platform/found-or-null';

const pathOf = (token: string) => MAIL_PATHS.settings.replace(':token', encodeURIComponent(token));

interface NewSettings extends MailSettingsBody {
  readonly token: string;
}

export const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the link is nobody's. */
    mailSettings: build.query<MailSettingsBody | null, string>({
      queryFn: (token, _api, _options, ask) => foundOrNull<MailSettingsBody>(ask({ url: pathOf(token) })),
    }),
    saveMailSettings: build.mutation<MailSettingsBody, NewSettings>({
      query: ({ token, off }) => ({ url: pathOf(token), method: 'PUT', body: { off } }),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        // What was refused is said by the page, and stays as it was.
        if (saved) dispatch(mailsApi.util.updateQueryData('mailSettings', token, () => saved));
      },
    }),
  }),
});

export const { useMailSettingsQuery, useSaveMailSettingsMutation } = mailsApi;
