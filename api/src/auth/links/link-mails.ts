import { createHash } from 'node:crypto';
import type { LinkType } from '@atoll/contracts/account-words';
import type { Letter } from '../../platform/mail/letter';
import type { Mails } from '../../platform/mail/mails';
import type { UsersRepository } from '../account/users.repository';
import type { UserDocument } from '../models/user.model';
import type { LinksRepository } from './links.repository';

export interface LinkMailsDeps {
  readonly users: UsersRepository;
  readonly links: LinksRepository;
  readonly mails: Mails;
  /** The only origin that links are made of. */
  readonly publicUrl: string;
}

const NOT_YOU = 'If this was not you, you can leave this mail alone: nothing happens.';

interface LinkLetter {
  readonly subject: string;
  readonly why: string;
  readonly action: string;
  readonly lifetime: string;
  /** Where the link's page leads. */
  readonly next: string;
}

const LETTERS: Readonly<Record<LinkType, LinkLetter>> = {
  signup: {
    subject: 'Confirm your e-mail address',
    why: 'Somebody has registered at Atoll with this address.',
    action: 'Confirm this address',
    lifetime: 'The link is good for 24 hours.',
    next: '/login',
  },
  recovery: {
    subject: 'Set a new password',
    why: 'Somebody has asked for a new password for the account with this address.',
    action: 'Set a new password',
    lifetime: 'The link is good for 10 minutes, and once.',
    next: '/reset-password',
  },
  email_change: {
    subject: 'Confirm your new e-mail address',
    why: 'Somebody wants to use this address for their account at Atoll.',
    action: 'Use this address',
    lifetime: 'The link is good for 24 hours.',
    next: '/account',
  },
};

/** Where a mailed link leads when it names nothing else. */
export function nextOf(type: LinkType): string {
  return LETTERS[type].next;
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
  kind: 'password-changed' | 'email-changed',
  { email, email_verified_at }: Pick<UserDocument, 'email' | 'email_verified_at'>,
): Promise<void> {
  if (email_verified_at) await mails.ask(kind, email);
}

/**
 * Makes the mails of accounts known. Whether there is such an account is looked up when a mail is written, so that
 * asking for one takes the same time for every address; names that people gave themselves stand in none.
 */
export function defineLinkMails({ users, links, mails, publicUrl }: LinkMailsDeps): void {
  async function letter(type: LinkType, userId: string, email: string): Promise<Letter> {
    const { subject, why, action, lifetime, next } = LETTERS[type];
    const token_hash = await links.issue({ user_id: userId, type, email });
    const query = new URLSearchParams({ token_hash, type, next });
    return {
      subject,
      paragraphs: [why, `${lifetime} ${NOT_YOU}`],
      action: { text: action, href: `${publicUrl}/auth/callback?${query.toString()}` },
    };
  }
  mails.define('signup', async ({ to }) => {
    const user = await users.findByEmail(to);
    return user && !user.email_verified_at ? letter('signup', user._id, to) : null;
  });
  mails.define('recovery', async ({ to }) => {
    const user = await users.findByEmail(to);
    return user ? letter('recovery', user._id, to) : null;
  });
  mails.define('email_change', async ({ to, data }) => {
    const user = data.user_id ? await users.find(data.user_id) : null;
    // Asked for by somebody who knew a former password: it must not outlive the change.
    return user && data.password_mark === passwordMark(user) ? letter('email_change', user._id, to) : null;
  });
  mails.define('already-registered', async ({ to }) => {
    const user = await users.findByEmail(to);
    if (!user) return null;
    return {
      subject: 'You already have an account',
      paragraphs: [
        'Somebody has tried to register at Atoll with this address, which has an account.',
        NOT_YOU,
      ],
      action: { text: 'Sign in, or set a new password there', href: `${publicUrl}/login` },
    };
  });
  mails.define('password-changed', async () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account at Atoll was changed. If this was not you, set a new one at once.',
    ],
    action: { text: 'Set a new password', href: `${publicUrl}/forgot-password` },
  }));
  mails.define('email-changed', async () => ({
    subject: 'Your e-mail address was changed',
    paragraphs: ['Your account at Atoll has another e-mail address now. If this was not you, write to us.'],
  }));
}
