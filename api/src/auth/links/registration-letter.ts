import type { UserType } from '@atoll/contracts/account-words';
import type { Letter } from '../../shared/mail/letter';

const KINDS: Readonly<Record<UserType, string>> = {
  traveler: 'a traveler',
  agent: 'a travel agent',
  hotel: 'a hotel',
};
const IN_UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Who registered, in words that nobody typed: no name, which a stranger might have chosen to deceive. */
export interface Registered {
  readonly user_type: UserType;
  readonly created_at: Date;
}

/** 'a hotel, on 23 November 2026 at 17:10 UTC'. */
export function registeredAs({ user_type, created_at }: Registered): string {
  return `${KINDS[user_type]}, on ${IN_UTC.format(created_at)} UTC`;
}

interface Linked {
  readonly registered: Registered;
  readonly href: string;
}

const NOT_YOU =
  'The link asks for the password of that registration. If this was not you, leave it alone: nothing happens. With "Forgot your password?" you can take the account of your address over at any time.';

/** Has its reader confirm the one of these registrations that is their own; there is one at least. */
export function registrationLetter(linked: readonly Linked[]): Letter {
  const [action, ...more] = linked.map(({ registered, href }) => ({
    text:
      linked.length === 1
        ? 'Confirm this address'
        : `Confirm it for the registration as ${registeredAs(registered)}`,
    href,
  }));
  const first = linked[0];
  const why =
    first && linked.length === 1
      ? `Somebody has registered at Atoll with this address as ${registeredAs(first.registered)}.`
      : 'This address has been registered at Atoll more than once. One of the registrations can be confirmed: take the one that is yours.';
  return {
    subject: 'Confirm your e-mail address',
    paragraphs: [why, 'The link is good for 24 hours.', NOT_YOU],
    ...(action ? { action, moreActions: more } : {}),
  };
}

/** Tells the owner of a confirmed account that somebody registered its address. */
export function alreadyRegisteredLetter(registered: Registered, publicUrl: string): Letter {
  return {
    subject: 'You already have an account',
    paragraphs: [
      `Somebody has tried to register at Atoll with this address, which has an account: as ${registeredAs(registered)}.`,
      'If this was not you, you can leave this mail alone: nothing happens.',
    ],
    action: { text: 'Sign in, or set a new password there', href: `${publicUrl}/login` },
  };
}
