import type { ListMember, MailList, Mailing } from '@atoll/contracts/outreach';
import type { ListMemberDocument, MailListDocument } from './mail-list.model';
import type { MailingDocument } from './mailing.model';

export function listView(
  { _id, name, consent, removed_at, version }: MailListDocument,
  members: number,
): MailList {
  return { id: _id, name, consent, members, isRemoved: removed_at !== null, version };
}

export function memberView({ _id, email, name, added_at }: ListMemberDocument): ListMember {
  return { id: _id, email, name, added_at: added_at.toISOString() };
}

export function mailingView(mailing: MailingDocument, list: string, counts: Mailing['counts']): Mailing {
  const { _id, list_id, subject, text, link, link_words, state, changed_at, version } = mailing;
  return {
    ...{ id: _id, listId: list_id, subject, text, link, linkWords: link_words, list, state, counts },
    ...{ changed_at: changed_at.toISOString(), version },
  };
}
