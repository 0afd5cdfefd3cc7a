import type { Account } from '../shared/auth/account';
import type { Mails } from '../shared/mail/mails';

const kindOf = {
  approved: 'hotel-approved',
  rejected: 'hotel-rejected',
  'change approved': 'hotel-change-approved',
  'change rejected': 'hotel-change-rejected',
} as const;

/** Makes the mails known that tell a hotel of the administrator's answer. */
export function defineHotelMails(mails: Pick<Mails, 'define'>, publicUrl: string): void {
  mails.define(kindOf.approved, async () => ({
    subject: 'Your hotel is verified',
    paragraphs: ['Atoll has approved the profile of your hotel.'],
    action: { text: 'Open your dashboard', href: `${publicUrl}/hotel/dashboard` },
  }));
  mails.define(kindOf.rejected, async () => ({
    subject: 'Your hotel was not approved',
    paragraphs: [
      'Atoll has not approved the profile of your hotel. The page of its verification says why; change the profile there, and we look at it again.',
    ],
    action: { text: 'See what is missing', href: `${publicUrl}/hotel/verification` },
  }));
  mails.define(kindOf['change approved'], async () => ({
    subject: 'The change of your hotel is verified',
    paragraphs: [
      'Atoll has approved what you changed in the profile of your hotel. It is public from now on.',
    ],
    action: { text: 'Open your dashboard', href: `${publicUrl}/hotel/dashboard` },
  }));
  mails.define(kindOf['change rejected'], async () => ({
    subject: 'The change of your hotel was not approved',
    paragraphs: [
      'Atoll has not approved what you changed in the profile of your hotel. What was approved before stays public. Your dashboard says why; change the profile there, and we look at it again.',
    ],
    action: { text: 'See why', href: `${publicUrl}/hotel/dashboard` },
  }));
}

/** Tells a hotel of the administrator's answer. */
export function mailAnswer(
  mails: Pick<Mails, 'ask'>,
  answer: keyof typeof kindOf,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  return mails.ask(kindOf[answer], email, {}, id);
}
