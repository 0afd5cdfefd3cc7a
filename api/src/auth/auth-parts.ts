import { apiSecrets } from '../shared/secrets/api-secrets';
import type { Connection } from 'mongoose';
import type { AccountPart, FindHotelState } from '../shared/auth/account';
import type { AuditLog } from '../shared/audit/audit-log';
import type { EditLog } from '../shared/edits/edit-log';
import type { PlatformConfig } from '../shared/config/shared.config';
import { sharedLimit, type StoredLimit } from '../shared/limits/rate-limit';
import type { Mails } from '../shared/mail/mails';
import { createUsersRepository, type UsersRepository } from './account/users.repository';
import type { AuthConfig } from './auth.config';
import { normaliseEmail } from '../shared/text/email-address';
import { mailAllowance, type MailAllowance } from '../shared/mail/mail-allowance';
import { createLinksRepository, type LinksRepository } from './links/links.repository';
import {
  createRegistrationsRepository,
  type RegistrationsRepository,
} from './registration/registrations.repository';
import type { PortalRules } from './role';
import { createSecretBox, type SecretBox } from './second-factor/secret-box';
import { createPasswordHashing, type PasswordHashing } from './passwords/password-hashing';
import { deviceCookie, type DeviceCookie } from './sessions/device-cookie';
import { sessionCookie, type SessionCookie } from './sessions/session-cookie';
import type { SessionWatch } from './sessions/session-watch';
import { createSessionsRepository, type SessionsRepository } from './sessions/sessions.repository';

export interface AuthDeps {
  readonly config: AuthConfig & Pick<PlatformConfig, 'PUBLIC_URL' | 'DEMO'>;
  readonly database: Connection;
  readonly mails: Mails;
  readonly audit: AuditLog;
  readonly edits: Pick<EditLog, 'note'>;
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
  readonly registrations: RegistrationsRepository;
  readonly passwords: PasswordHashing;
  readonly cookie: SessionCookie;
  readonly devices: DeviceCookie;
  readonly mails: Mails;
  readonly audit: AuditLog;
  readonly findHotelState: FindHotelState;
  readonly accountParts: readonly AccountPart[];
  readonly limits: AuthLimits;
  readonly portal: PortalRules;
  /** Encrypts what nobody but the API may read. */
  readonly secretBox: SecretBox;
  readonly publicUrl: string;
}

export interface AuthLimits {
  /** Failed sign-ins of an account, whoever tries from a browser that it does not know. */
  readonly failures: StoredLimit;
  /** Failed sign-ins of a client, to whichever accounts. */
  readonly clientFailures: StoredLimit;
  /** Codes of an account's second factor. */
  readonly codes: StoredLimit;
  /** Failed sign-ins of a browser that knows the account. */
  readonly deviceFailures: StoredLimit;
  /** Wrong passwords of somebody who is signed in, for each session: no stranger reaches it. */
  readonly confirmations: StoredLimit;
  readonly registrations: StoredLimit;
  /** Wrong passwords for one mailed link. */
  readonly linkFailures: StoredLimit;
  /** Mails that a client asks for, to whichever addresses. */
  readonly clientMails: StoredLimit;
  /** Changes of an account's password by who is signed in: each of them mails its owner. */
  readonly passwordChanges: StoredLimit;
  /** Changes of its address that an account asks for. */
  readonly addressChanges: StoredLimit;
  readonly mayMailRecovery: MailAllowance;
  readonly mayMailOther: MailAllowance;
}

function limitsIn(
  database: Connection,
  { REGISTRATIONS_MAX, SIGN_IN_FAILURES_MAX, ACCOUNT_MAILS_MAX }: AuthConfig,
): AuthLimits {
  const guessed = { most: 10, windowSeconds: 15 * 60 };
  const toAccount = 'Too many sign-ins to this account have failed';
  return {
    failures: sharedLimit(database, {
      ...guessed,
      name: 'sign-in',
      complaint: toAccount,
      advice: 'A new password opens it at once.',
    }),
    deviceFailures: sharedLimit(database, { ...guessed, name: 'sign-in-device', complaint: toAccount }),
    confirmations: sharedLimit(database, {
      ...guessed,
      name: 'confirmation',
      complaint: 'The password was wrong too often',
    }),
    codes: sharedLimit(database, {
      ...guessed,
      name: 'second-factor',
      complaint: 'Too many codes were wrong',
    }),
    clientFailures: sharedLimit(database, {
      ...guessed,
      name: 'sign-in-client',
      most: SIGN_IN_FAILURES_MAX,
      complaint: 'Too many sign-ins from this address have failed',
    }),
    registrations: sharedLimit(database, {
      name: 'register',
      most: REGISTRATIONS_MAX,
      windowSeconds: 10 * 60,
      complaint: 'Too many accounts were registered from this address',
    }),
    linkFailures: sharedLimit(database, {
      ...guessed,
      name: 'link-password',
      complaint: 'Too many wrong passwords for this link',
    }),
    clientMails: sharedLimit(database, {
      name: 'mails-client',
      most: ACCOUNT_MAILS_MAX,
      windowSeconds: 10 * 60,
      complaint: 'Too many mails were asked for from this address',
    }),
    passwordChanges: sharedLimit(database, {
      name: 'password-changes',
      most: 10,
      windowSeconds: 60 * 60,
      complaint: 'The password was changed too often',
    }),
    addressChanges: sharedLimit(database, {
      name: 'address-changes',
      most: 5,
      windowSeconds: 60 * 60,
      complaint: 'Too many changes of the address were asked for',
    }),
    mayMailRecovery: mailAllowance(database, 'recovery'),
    mayMailOther: mailAllowance(database, 'account'),
  };
}

export function createAuthParts({ config, database, ending, ...ports }: AuthDeps): AuthParts {
  return {
    ...ports,
    users: createUsersRepository(database),
    sessions: createSessionsRepository(database, apiSecrets(config), ending),
    links: createLinksRepository(database),
    registrations: createRegistrationsRepository(database),
    passwords: createPasswordHashing(),
    cookie: sessionCookie(config.PUBLIC_URL),
    devices: deviceCookie(config.PUBLIC_URL, apiSecrets(config)),
    limits: limitsIn(database, config),
    portal: {
      adminEmail: normaliseEmail(config.ADMIN_EMAIL),
      needsSecondFactor: config.ADMIN_SECOND_FACTOR === 'required',
    },
    secretBox: createSecretBox(apiSecrets(config), 'second factor'),
    publicUrl: config.PUBLIC_URL,
  };
}
