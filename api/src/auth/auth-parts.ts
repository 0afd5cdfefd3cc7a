import type { Connection } from 'mongoose';
import type { AccountPart, FindHotelState } from '../platform/auth/account';
import type { AuditLog } from '../platform/audit/audit-log';
import type { PlatformConfig } from '../platform/config/platform.config';
import { sharedLimit, type StoredLimit } from '../platform/limits/rate-limit';
import type { Mails } from '../platform/mail/mails';
import { createUsersRepository, type UsersRepository } from './account/users.repository';
import type { AuthConfig } from './auth.config';
import { normaliseEmail } from './email-address';
import { createLinksRepository, type LinksRepository } from './links/links.repository';
import { createPasswordHashing, type PasswordHashing } from './passwords/password-hashing';
import { sessionCookie, type SessionCookie } from './sessions/session-cookie';
import type { SessionWatch } from './sessions/session-watch';
import { createSessionsRepository, type SessionsRepository } from './sessions/sessions.repository';

export interface AuthDeps {
  readonly config: AuthConfig & Pick<PlatformConfig, 'PUBLIC_URL' | 'DEMO'>;
  readonly database: Connection;
  readonly mails: Mails;
  readonly audit: AuditLog;
  readonly findHotelState: FindHotelState;
  /** What other features keep of an account. */
  readonly accountParts: readonly AccountPart[];
  readonly ending: SessionWatch['ending'];
}

/** What the routes of accounts are made of. */
export interface AuthParts {
  readonly users: UsersRepository;
  readonly sessions: SessionsRepository;
  readonly links: LinksRepository;
  readonly passwords: PasswordHashing;
  readonly cookie: SessionCookie;
  readonly mails: Mails;
  readonly audit: AuditLog;
  readonly findHotelState: FindHotelState;
  readonly accountParts: readonly AccountPart[];
  readonly limits: AuthLimits;
  /** Null without an administrator. */
  readonly adminEmail: string | null;
  readonly publicUrl: string;
}

export interface AuthLimits {
  /** Failed sign-ins of an account, whoever tries. */
  readonly failures: StoredLimit;
  readonly registrations: StoredLimit;
  /** Mails of one kind to one address. */
  readonly recoveryMails: StoredLimit;
  readonly otherMails: StoredLimit;
}

const HOUR_SECONDS = 3_600;
const MAILS_PER_HOUR = 5;

function limitsIn(database: Connection, { REGISTRATIONS_MAX }: AuthConfig): AuthLimits {
  const mailed = {
    most: MAILS_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
    complaint: 'Too many mails were asked for',
  };
  return {
    failures: sharedLimit(database, {
      name: 'sign-in',
      most: 10,
      windowSeconds: 15 * 60,
      complaint: 'Too many sign-ins to this account have failed',
    }),
    registrations: sharedLimit(database, {
      name: 'register',
      most: REGISTRATIONS_MAX,
      windowSeconds: 10 * 60,
      complaint: 'Too many accounts were registered from this address',
    }),
    recoveryMails: sharedLimit(database, { ...mailed, name: 'mail-recovery' }),
    otherMails: sharedLimit(database, { ...mailed, name: 'mail-account' }),
  };
}

export function createAuthParts({ config, database, ending, ...ports }: AuthDeps): AuthParts {
  return {
    ...ports,
    users: createUsersRepository(database),
    sessions: createSessionsRepository(database, config.AUTH_SECRET, ending),
    links: createLinksRepository(database),
    passwords: createPasswordHashing(),
    cookie: sessionCookie(config.PUBLIC_URL),
    limits: limitsIn(database, config),
    adminEmail: normaliseEmail(config.ADMIN_EMAIL),
    publicUrl: config.PUBLIC_URL,
  };
}
