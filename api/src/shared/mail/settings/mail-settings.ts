import { createProofs, isAmong } from '../../secrets/proofs';
import { apiSecrets, type SecretConfig } from '../../secrets/api-secrets';
import { createHash } from 'node:crypto';
import { MAIL_PATHS, MAIL_SETTINGS, type MailSetting } from '@atoll/contracts/mail-settings';
import type { Connection } from 'mongoose';
import { normaliseEmail } from '../../text/email-address';
import type { MailFoot } from '../letter';
import { mailSettingsModel, type MailSettingsDocument } from './mail-settings.model';

const SEPARATOR = '.';
/** Its key is good for nothing else that the secret signs. */
const PURPOSE = 'link to which mails an address gets';

export interface MailSettings {
  readonly isOff: (email: string, setting: MailSetting) => Promise<boolean>;
  /** What stands below a mail of this kind. */
  readonly footOf: (email: string, setting: MailSetting) => Promise<MailFoot>;
  /** The path of the page of an address. */
  readonly pathOf: (email: string) => Promise<string>;
  /** The mailbox that a link is of, which `offOf` and `setOff` take; null for one that is unknown or revoked. */
  readonly mailboxOfToken: (token: string) => Promise<string | null>;
  readonly offOf: (mailbox: string) => Promise<readonly MailSetting[]>;
  readonly setOff: (mailbox: string, off: readonly MailSetting[]) => Promise<void>;
  readonly turnOff: (mailbox: string, setting: MailSetting) => Promise<void>;
  /** What is kept of an address; null where nothing is. */
  readonly ofEmail: (email: string) => Promise<Pick<MailSettingsDocument, 'off' | 'changed_at'> | null>;
  readonly remove: (email: string) => Promise<void>;
}

interface MailSettingsDeps {
  readonly database: Connection;
  readonly config: { readonly PUBLIC_URL: string } & SecretConfig;
}

/** Not under a key: what was turned off stays off where the secret is another one. */
function mailboxOf(email: string): string {
  return createHash('sha256')
    .update(`mailbox ${normaliseEmail(email) ?? email}`)
    .digest('base64url');
}

/** Which mails an address gets. Settings belong to the mailbox, whether or not it has an account. */
export function createMailSettings({ database, config }: MailSettingsDeps): MailSettings {
  const { PUBLIC_URL } = config;
  const settings = mailSettingsModel(database);
  const proofs = createProofs(apiSecrets(config), PURPOSE);
  const find = (mailbox: string) => settings.findById(mailbox).lean<MailSettingsDocument>();
  const textOf = (mailbox: string, version: number) => `${mailbox}${SEPARATOR}${version}`;
  const versionOf = async (mailbox: string) => (await find(mailbox))?.link_version ?? 1;

  async function tokenOf(email: string): Promise<string> {
    const mailbox = mailboxOf(email);
    const proof = proofs.of(textOf(mailbox, await versionOf(mailbox)));
    return `${mailbox}${SEPARATOR}${proof.toString('base64url')}`;
  }

  async function write(mailbox: string, change: object, set: object = {}): Promise<void> {
    await settings.updateOne(
      { _id: mailbox },
      { ...change, $set: { ...set, changed_at: new Date() }, $setOnInsert: { link_version: 1 } },
      { upsert: true },
    );
  }

  return {
    isOff: async (email, setting) => (await find(mailboxOf(email)))?.off.includes(setting) ?? false,
    footOf: async (email, setting) => {
      const token = await tokenOf(email);
      const { side } = MAIL_SETTINGS[setting];
      const off = MAIL_PATHS.off.replace(':token', token).replace(':setting', setting);
      return {
        settings: `${PUBLIC_URL}/mails/${token}${side === 'traveler' ? '' : `?as=${side}`}`,
        unsubscribe: `${PUBLIC_URL}${off}`,
      };
    },
    pathOf: async (email) => `/mails/${await tokenOf(email)}`,
    mailboxOfToken: async (token) => {
      const [mailbox = '', proof = '', ...more] = token.split(SEPARATOR);
      if (!mailbox || !proof || more.length > 0) return null;
      const given = Buffer.from(proof, 'base64url');
      const isOurs = isAmong(given, proofs.allOf(textOf(mailbox, await versionOf(mailbox))));
      return isOurs && given.toString('base64url') === proof ? mailbox : null;
    },
    offOf: async (mailbox) => (await find(mailbox))?.off ?? [],
    setOff: (mailbox, off) => write(mailbox, {}, { off }),
    turnOff: (mailbox, setting) => write(mailbox, { $addToSet: { off: setting } }),
    ofEmail: async (email) => {
      const found = await find(mailboxOf(email));
      return found && { off: found.off, changed_at: found.changed_at };
    },
    remove: async (email) => void (await settings.deleteOne({ _id: mailboxOf(email) })),
  };
}
