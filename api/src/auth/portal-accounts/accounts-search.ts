import type { Connection } from 'mongoose';
import { OWN_HITS_OF_KIND_MAX, type OwnSearchPart } from '../../shared/own-search/own-search';
import { portalHref, portalPart } from '../../shared/own-search/portal-part';
import { createPortalAccountsRepository } from './portal-accounts.repository';

/** Everybody's accounts in the portal's search, found as their list finds them. */
export function accountsSearch(database: Connection): OwnSearchPart {
  const accounts = createPortalAccountsRepository(database);
  return portalPart('Accounts', 'accounts', async (q) => {
    const { users } = await accounts.page({ q, staffOnly: false }, 1, OWN_HITS_OF_KIND_MAX);
    return users.map(({ _id, email, user_metadata: { name } }) => ({
      ...{ title: name, detail: email, href: portalHref('users', _id) },
    }));
  });
}
