import { HUB_ORDERS, type HubFilter, type HubQuery } from '@atoll/contracts/agent-hub';
import { definePage } from '@atoll/contracts/pages/page';
import { inBrowserOnly, text } from '@atoll/contracts/pages/params';
import { portalScreenPage } from '@atoll/contracts/pages/signed-in.page';

const shown = inBrowserOnly(text());
/** What the list is narrowed to; here and not in contracts, where the shell would load it. */
export const AGENT_HUB = definePage({
  ...portalScreenPage,
  params: {
    ...{ q: shown, featured: shown, kind: shown, hidden: shown, account: shown },
    ...{ text: shown, order: shown, page: shown },
  },
});

/** What the address of the page says. */
export type HubAddress = Readonly<Record<keyof HubQuery, string | null>>;

function oneOf<Word extends string>(words: readonly Word[], said: string | null): Word | undefined {
  return words.find((word) => word === said);
}

const YES_NO = ['yes', 'no'] as const;

/** What the list is narrowed to; nonsense in an address is as good as nothing. */
export function filterOf({ q, featured, kind, hidden, account, text: said }: HubAddress): HubFilter {
  const known = {
    q: q ?? undefined,
    featured: oneOf(YES_NO, featured),
    kind: oneOf(['sample', 'own'] as const, kind),
    hidden: oneOf(YES_NO, hidden),
    account: oneOf(YES_NO, account),
    text: oneOf(['little'] as const, said),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

export function queryOf(address: HubAddress): HubQuery & { readonly page: number } {
  const page = Number(address.page);
  const order = oneOf(HUB_ORDERS, address.order);
  return {
    ...{ ...filterOf(address), ...(order && { order }) },
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}
