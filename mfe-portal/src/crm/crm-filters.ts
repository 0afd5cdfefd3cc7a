import { definePage } from '@atoll/contracts/pages/page';
import { inBrowserOnly, text } from '@atoll/contracts/pages/params';
import { agentCrmPage, hotelCrmPage } from '@atoll/contracts/pages/signed-in.page';
import type { ContactFilter } from '@atoll/contracts/crm';
import { CONTACT_ORDERS, DUE_FILTERS, STAGES } from '@atoll/contracts/crm-words';

const shown = inBrowserOnly(text());
/** What contacts are narrowed to and how they are shown; here and not in contracts, where the shell would load it. */
const CRM_PARAMS = {
  ...{ view: shown, q: shown, stage: shown, tag: shown, due: shown, order: shown, page: shown },
  /** The one that is open beside the list. */
  contact: shown,
};
const pageOfRole = (page: typeof agentCrmPage) => definePage({ ...page, params: CRM_PARAMS });
export const AGENT_CRM = pageOfRole(agentCrmPage);
export const HOTEL_CRM = pageOfRole(hotelCrmPage);

/** What the address of the page says. */
export interface CrmAddress {
  readonly view: string | null;
  readonly q: string | null;
  readonly stage: string | null;
  readonly tag: string | null;
  readonly due: string | null;
  readonly order: string | null;
  readonly page: string | null;
  readonly contact: string | null;
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | undefined {
  return words.find((word) => word === text);
}

/** What a list is narrowed to; nonsense in an address is as good as nothing, and nothing leaves out what is lost. */
export function filterOf({ q, stage, tag, due, order }: CrmAddress, today: string): ContactFilter {
  const known = {
    q: q ?? undefined,
    stage: oneOf([...STAGES, 'all'], stage) ?? 'open',
    tag: tag ?? undefined,
    due: oneOf(DUE_FILTERS, due),
    order: oneOf(CONTACT_ORDERS, order),
  };
  const said = Object.entries(known).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(said) as ContactFilter), today };
}

export function pageOf({ page }: CrmAddress): number {
  const number = Number(page);
  return Number.isInteger(number) && number >= 1 && number <= 2_000 ? number : 1;
}

/** Whether a list shows all that there is, so that an empty one says that there is nothing yet. */
export function isNarrow({ q, stage, tag, due }: CrmAddress): boolean {
  return [q, stage, tag, due].some((value) => value !== null);
}

/** What a board is narrowed to: it has a column for every stage. */
export function boardFilterOf(address: CrmAddress, today: string): ContactFilter {
  const { stage: _stage, ...filter } = filterOf(address, today);
  return filter;
}

/** What goes out as a file: everything, until somebody searches or narrows; then what is shown, all pages of it. */
export function exportOf(
  address: CrmAddress,
  today: string,
  isBoard: boolean,
): { readonly filter: ContactFilter; readonly isAll: boolean } {
  const board = boardFilterOf(address, today);
  const isOfAllStages = isBoard || address.stage === 'all';
  const isAll = !isNarrow(isOfAllStages ? { ...address, stage: null } : address);
  return { isAll, filter: isOfAllStages || isAll ? board : filterOf(address, today) };
}
