import { selectUser, useAppSelector } from '@atoll/platform';
import { AGENT_CRM, HOTEL_CRM } from './crm-filters';

/** Where contacts are for who is signed in: agents and hotels have the same pages at addresses of their own. */
export function useCrmPlace() {
  const user = useAppSelector(selectUser);
  const page = user?.role === 'hotel' ? HOTEL_CRM : AGENT_CRM;
  return {
    page,
    list: page.pattern,
    hrefOf: (id: string) => `${page.pattern}/${encodeURIComponent(id)}`,
    /** Whose drafts are kept. */
    account: user?.id ?? null,
    isAgent: user?.role === 'agent',
  };
}
