import type { Credentials, SignedIn } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { adoptSignIn, api } from '@atoll/platform';

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignedIn, Credentials>({
      query: (body) => ({ url: API_PATHS.login, method: 'POST', body }),
      onQueryStarted: async (_credentials, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        // Without a user it is none of ours, which the form says (AUT-21).
        if (answer && (answer.data.user as unknown)) adoptSignIn(dispatch, answer.data);
      },
    }),
  }),
});

export const { useSignInMutation } = signInApi;
