import type { User } from '@atoll/contracts/account';
import {
  PROOF_PATHS,
  type RecoveryCodes,
  type SecondFactorSetUp,
  type SecondFactorState,
} from '@atoll/contracts/second-factor';
import { api } from '@atoll/platform';

const own = (url: string) => ({ url, signedIn: true as const });
const OWN = [{ type: 'Own' as const }];

interface Password {
  readonly current_password: string;
}

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<SecondFactorState, void>({
      query: () => own(PROOF_PATHS.secondFactor),
      providesTags: OWN,
    }),
    beginSecondFactor: build.mutation<SecondFactorSetUp, Password>({
      query: (body) => ({ ...own(PROOF_PATHS.secondFactor), method: 'POST', body }),
    }),
    turnSecondFactorOn: build.mutation<RecoveryCodes, { readonly code: string }>({
      query: (body) => ({ ...own(PROOF_PATHS.turnedOn), method: 'POST', body }),
    }),
    turnSecondFactorOff: build.mutation<null, Password>({
      query: (body) => ({ ...own(PROOF_PATHS.secondFactor), method: 'DELETE', body }),
      invalidatesTags: OWN,
    }),
    giveCode: build.mutation<User, { readonly code: string }>({
      query: (body) => ({ ...own(PROOF_PATHS.given), method: 'POST', body }),
    }),
    confirmAgain: build.mutation<null, Password & { readonly code?: string }>({
      query: (body) => ({ ...own(PROOF_PATHS.confirm), method: 'POST', body }),
    }),
  }),
});

export const {
  useSecondFactorQuery,
  useBeginSecondFactorMutation,
  useTurnSecondFactorOnMutation,
  useTurnSecondFactorOffMutation,
  useGiveCodeMutation,
  useConfirmAgainMutation,
} = secondFactorApi;
