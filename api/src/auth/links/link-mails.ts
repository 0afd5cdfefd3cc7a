import { createHash } from 'node:crypto';
import { DELETION_KEEPS } from '@atoll/contracts/account-deletion';
import type { LinkType } from '@atoll/contracts/account-words';
import type { Mails } from '../../shared/mail/mails';
import type { UsersRepository } from '../account/users.repository';
import type { UserDocument } from '../models/user.model';
import type { RegistrationsRepository } from '../registration/registrations.repository';
import type { LinksRepository } from './links.repository';
import {
  alreadyRegisteredLetter,
  registeredAs,
  registrationLetter,
  type Registered,
} from './registration-letter';

export interface LinkMailsDeps {
  readonly users: UsersRepository;
  readonly links: LinksRepository;
  readonly registrations: RegistrationsRepository;
  readonly mails: Mails;
  /** The only origin that links are made of. */
  readonly publicUrl: string;
}

const NOT_YOU = 'If this was not you, you can leave this mail alone: nothing happens.';
/** Of one address, in one mail. */
const REGISTRATIONS_SHOWN_MAX = 5;

/** Where the page of each link leads. */
const NEXT: Readonly<Record<LinkType, string>> = {
  signup: '/login',
  recovery: '/reset-password',
  email_change: '/account',
};

/** Where a mailed link leads when it names nothing else. */
export function nextOf(type: LinkType): string {
  return NEXT[type];
}

/** Is another one after each change of the password, and gives nothing of it away. */
export function passwordMark({ password_hash }: Pick<UserDocument, 'password_hash'>): string {
  return createHash('sha256').update(password_hash).digest('base64url');
}

/**
 * Tells an account's owner of a change. An address that nobody has confirmed may be a stranger's: it gets no such mail,
 * or whoever registered it could have it mailed as often as they like.
 */
export async function notify(
  mails: Pick<Mails, 'ask'>,
  kind: 'password-changed' | 'email-changed' | 'account-deleted',
  { _id, email, email_verified_at }: Pick<UserDocument, '_id' | 'email' | 'email_verified_at'>,
): Promise<void> {
  // Each account has a turn of its own: one that changes much delays nobody else's mails.
  if (email_verified_at) await mails.ask(kind, email, {}, _id);
}

/**
 * Makes the mails of accounts known. Whether there is such an account is looked up when a mail is written, so that
 * asking for one takes the same time for every address; what people typed stands in none.
 */
export function defineLinkMails({ users, links, registrations, mails, publicUrl }: LinkMailsDeps): void {
  async function hrefOf(type: LinkType, userId: string, email: string): Promise<string> {
    const token_hash = await links.issue({ user_id: userId, type, email });
    const query = new URLSearchParams({ token_hash, type, next: NEXT[type] });
    return `${publicUrl}/auth/callback?${query.toString()}`;
  }
  const linked = (email: string) => async (registered: Registered & { readonly _id: string }) => ({
    registered,
    href: await hrefOf('signup', registered._id, email),
  });

  mails.define('signup', async ({ to, data }) => {
    const [user, registration] = await Promise.all([
      users.findByEmail(to),
      registrations.find(data.registration ?? ''),
    ]);
    if (!registration) return null;
    if (!user?.email_verified_at) return registrationLetter([await linked(to)(registration)]);
    await registrations.remove(registration._id);
    // Its owner has used the link meanwhile, or has had an account all along.
    return user._id === registration._id ? null : alreadyRegisteredLetter(registration, publicUrl);
  });
  mails.define('resend', async ({ to }) => {
    const user = await users.findByEmail(to);
    if (user?.email_verified_at) return null;
    const found = await registrations.newestOf(to, REGISTRATIONS_SHOWN_MAX);
    const others = found.filter(({ _id }) => _id !== user?._id);
    const waiting = await Promise.all([...(user ? [user] : []), ...others].map(linked(to)));
    return waiting.length > 0 ? registrationLetter(waiting) : null;
  });
  mails.define('recovery', async ({ to }) => {
    const user = await users.findByEmail(to);
    if (!user) return null;
    const unconfirmed = `The account was registered as ${registeredAs(user)}. Nobody has confirmed its address: a new password does, makes it a traveler’s, and ends what was begun with another one.`;
    return {
      subject: 'Set a new password',
      paragraphs: [
        'Somebody has asked for a new password for the account with this address.',
        ...(user.email_verified_at ? [] : [unconfirmed]),
        `The link is good for 10 minutes, and once. ${NOT_YOU}`,
      ],
      action: { text: 'Set a new password', href: await hrefOf('recovery', user._id, to) },
    };
  });
  mails.define('email_change', async ({ to, data }) => {
    const user = data.user_id ? await users.find(data.user_id) : null;
    // Asked for by somebody who knew a former password: it must not outlive the change.
    if (!user || data.password_mark !== passwordMark(user)) return null;
    return {
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        `Somebody wants to use this address for their account at Atoll, which was registered as ${registeredAs(user)}.`,
        'The link is good for 24 hours. It asks for the password of that account.',
        NOT_YOU,
      ],
      action: { text: 'Use this address', href: await hrefOf('email_change', user._id, to) },
    };
  });
  mails.define('password-changed', async () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account at Atoll was changed. If this was not you, set a new one at once.',
    ],
    action: { text: 'Set a new password', href: `${publicUrl}/forgot-password` },
  }));
  mails.define('account-locked', async ({ data }) => ({
    subject: 'Your account is locked',
    paragraphs: [
      'We have locked your account at Atoll: nobody can sign in to it.',
      data.reason ?? '',
      'If you think that this is wrong, answer this mail.',
    ],
  }));
  mails.define('account-opened', async () => ({
    subject: 'Your account is open again',
    paragraphs: ['You can sign in to your account at Atoll again.'],
  }));
  mails.define('account-deleted', async () => ({
    subject: 'Your account was deleted',
    paragraphs: [
      'Your account at Atoll was deleted, with everything that was kept of it. If this was not you, write to us.',
      DELETION_KEEPS,
    ],
  }));
  mails.define('email-changed', async () => ({
    subject: 'Your e-mail address was changed',
    paragraphs: ['Your account at Atoll has another e-mail address now. If this was not you, write to us.'],
  }));
}
