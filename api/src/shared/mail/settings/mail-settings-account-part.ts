import type { AccountPart, FindAccount } from '../../auth/account';
import type { MailSettings } from './mail-settings';

/** What is kept of the mails of an account's address; of one that nobody has confirmed it is somebody else's. */
export function mailSettingsAccountPart(settings: MailSettings, findAccount: FindAccount): AccountPart {
  const emailOf = async (userId: string) => {
    const account = await findAccount(userId);
    return account?.isEmailVerified ? account.email : null;
  };
  return {
    name: 'mail_settings',
    onDeleted: async (userId) => {
      const email = await emailOf(userId);
      if (email !== null) await settings.remove(email);
    },
    dataOf: async (userId) => {
      const email = await emailOf(userId);
      return email === null ? null : settings.ofEmail(email);
    },
  };
}
