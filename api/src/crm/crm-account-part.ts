import type { AccountPart } from '../shared/auth/account';
import type { ContactDocument } from './contact.model';
import type { CrmParts } from './crm-parts';
import { demoContacts } from './demo-contacts';

/** A contact as its owner downloads it: without what only the search reads. */
function ownData({ words: _words, starts: _starts, name_key: _key, ...contact }: ContactDocument) {
  return contact;
}

/**
 * What others keep of a traveler's account by its requests: forgotten while these are still there to say which they
 * were. It is theirs, and no part of the account's download.
 */
export function askedAccountPart({ intake }: Pick<CrmParts, 'intake'>): AccountPart {
  return {
    name: 'contacts of others',
    onDeleted: (userId) => intake.forgetTraveler(userId),
    dataOf: async () => undefined,
  };
}

/** What an account keeps of its customers; goes once its requests are others', which would bring contacts again. */
export function crmAccountPart({ contacts, kept, imports, now }: CrmParts): AccountPart {
  return {
    name: 'contacts',
    onDemo: async (account) => {
      for (const contact of demoContacts(account, now()))
        // What somebody has removed does not come back at the next start.
        if (!(await kept.find(account.id, contact._id))) await contacts.add(contact);
    },
    onDeleted: async (userId) => {
      await contacts.removeOfOwner(userId);
      await kept.removeOfOwner(userId);
      await imports.removeOfOwner(userId);
    },
    dataOf: async (userId) => {
      const [own, put, files] = await Promise.all([
        contacts.ofOwner(userId),
        kept.ofOwner(userId),
        imports.ofOwner(userId),
      ]);
      return {
        contacts: own.map(ownData),
        removed: put.map(({ contact, at }) => ({ contact: ownData(contact), at })),
        imports: files,
      };
    },
  };
}
