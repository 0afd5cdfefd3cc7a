import type { OwnHit } from '@atoll/contracts/own-search';
import { STAGE_WORDS } from '@atoll/contracts/crm-words';
import { earliestToday } from '@atoll/contracts/dates';
import { inOneLine, OWN_HITS_OF_KIND_MAX, type OwnSearchPart } from '../../shared/own-search/own-search';
import type { ContactDocument } from '../contact.model';
import type { CrmParts } from '../crm-parts';

/** Where contacts are for whom; nobody else has any. */
const FOLDERS: Readonly<Record<string, string>> = { agent: '/agent/crm', hotel: '/hotel/crm' };

function hitOf({ _id, name, email, phone, company, place, tags, stage }: ContactDocument, folder: string) {
  const said = [STAGE_WORDS[stage], company, place, email, phone, tags.join(', ')];
  return {
    title: name,
    detail: inOneLine(said.filter((text) => text !== '').join(', ')),
    href: `${folder}/${encodeURIComponent(_id)}`,
  };
}

/**
 * Contacts in the search over one's own things. They are found as the page of contacts finds them, in the database: an
 * account may have more of them than could be read for each letter that is typed.
 */
export function contactsSearch({
  contacts,
  intake,
  now,
}: Pick<CrmParts, 'contacts' | 'intake' | 'now'>): OwnSearchPart {
  return {
    kind: 'Contacts',
    find: async ({ userId, role }, _hasWords, q): Promise<readonly OwnHit[]> => {
      const folder = FOLDERS[role];
      if (folder === undefined) return [];
      await intake.ready(userId);
      const found = await contacts.list(userId, {
        ...{ filter: { q, stage: 'all', order: 'changed' }, today: earliestToday(now()) },
        ...{ skip: 0, limit: OWN_HITS_OF_KIND_MAX },
      });
      return found.map((contact) => hitOf(contact, folder));
    },
  };
}
