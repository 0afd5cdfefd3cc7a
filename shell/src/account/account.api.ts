import type { CallbackAnswer, Message, Registration } from '@atoll/contracts/account';
import type { LinkType } from '@atoll/contracts/account-words';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { api } from '@atoll/platform';

const post =
  <Body>(url: string) =>
  (body: Body) => ({ url, method: 'POST' as const, body });

/** What somebody does who is not signed in yet. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Message, Registration>({ query: post(API_PATHS.register) }),
    forgotPassword: build.mutation<Message, { email: string }>({ query: post(API_PATHS.forgotPassword) }),
    resetPassword: build.mutation<Message, { token_hash: string; password: string }>({
      query: post(API_PATHS.resetPassword),
    }),
    verifyEmail: build.mutation<Message, { token_hash: string; password?: string | undefined }>({
      query: post(API_PATHS.verifyEmail),
    }),
    resend: build.mutation<Message, { email: string }>({ query: post(API_PATHS.resend) }),
    callback: build.query<CallbackAnswer, { token_hash: string; type: LinkType; next?: string }>({
      query: (params) => ({ url: API_PATHS.authCallback, params }),
      // A token is good once: what was answered before says nothing.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useResendMutation,
  useCallbackQuery,
} = accountApi;
