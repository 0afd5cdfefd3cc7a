import type { PageState } from '@atoll/contracts/pages/page';
import { requestFormPage } from '@atoll/contracts/pages/request-form.page';
import { REQUEST_AGENTS_MAX } from '@atoll/contracts/quote-request';
import { asTravelerCurrency } from '@atoll/contracts/traveler-currencies';
import type { RequestPrefill } from './form/request-draft';

const SITE_PATH = /^\/(?!\/)[^\s\\]*$/;
const ID = /^[0-9a-z-]{1,40}$/i;

function agentsOf(text: string | null): readonly string[] | null {
  const ids = [...new Set(text?.split(',') ?? [])].filter((id) => ID.test(id)).slice(0, REQUEST_AGENTS_MAX);
  return ids.length > 0 ? ids : null;
}

type RequestState = PageState<typeof requestFormPage.params>;

function placeOf({ place, city, country }: RequestState): RequestPrefill {
  const placeText = place ?? [city, country].filter(Boolean).join(', ');
  return placeText === '' ? {} : { placeText, city, country };
}

function budgetOf({ amount, currency: code }: RequestState): RequestPrefill {
  const currency = asTravelerCurrency(code);
  return amount === null || currency === null ? {} : { amount: String(amount), currency, per: 'trip' };
}

/** What a link to the form says of the request; only what it says, so that the draft keeps the rest. */
export function prefillOf(state: RequestState): RequestPrefill {
  const { from, to, adults, interests, about, aboutPath, notes } = state;
  const agentIds = agentsOf(state.agents);
  return {
    ...placeOf(state),
    ...(agentIds && { agentIds }),
    ...(from !== null && to !== null && { whenKind: 'dates' as const, from, to }),
    ...(adults !== requestFormPage.params.adults.fallback && { adults }),
    ...budgetOf(state),
    ...(interests.length > 0 && { interests }),
    ...(about !== null &&
      aboutPath !== null &&
      SITE_PATH.test(aboutPath) && { about: { title: about, path: aboutPath } }),
    ...(notes !== null && { notes }),
    ...(state.plan !== null && { plan: state.plan }),
  };
}
