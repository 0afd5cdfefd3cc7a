import type { MailSetting } from '@atoll/contracts/mail-settings';
import { Schema, type Connection, type Model } from 'mongoose';

/** What a mailbox does not want. Whoever has turned nothing off has no row. */
export interface MailSettingsDocument {
  /** A hash of the address. */
  readonly _id: string;
  readonly off: readonly MailSetting[];
  /** Part of the mailed link: another number makes earlier links good for nothing. */
  readonly link_version: number;
  readonly changed_at: Date;
}

const schema = new Schema<MailSettingsDocument>(
  {
    _id: { type: String, required: true },
    off: { type: [String], required: true },
    link_version: { type: Number, required: true },
    changed_at: { type: Date, required: true },
  },
  { collection: 'mail_settings', versionKey: false },
);

export function mailSettingsModel(connection: Connection): Model<MailSettingsDocument> {
  return connection.model<MailSettingsDocument>('MailSettings', schema);
}
