import type { Connection } from 'mongoose';
import { isWithin, sharedLimit } from '../limits/rate-limit';

const HOUR_SECONDS = 3_600;
/** To one address in an hour: five together, of which one is kept for a browser that knows the account. */
const OF_CLIENT_MAX = 3;
const OF_STRANGERS_MAX = 4;
const OF_DEVICE_MAX = 1;

/** Who has a mail sent, and to whom. */
export interface MailAsker {
  readonly client: string;
  readonly email: string;
  /** Whether the browser knows the account of the address. */
  readonly isKnown: boolean;
}

/** Whether another mail may be sent to an address. Nobody is told: it would say something of the address. */
export type MailAllowance = (asker: MailAsker) => Promise<boolean>;

/** An allowance of each address for one kind of mail. A client is counted first, so that it cannot spend the owner's. */
export function mailAllowance(database: Connection, name: string): MailAllowance {
  const limit = (part: string, most: number) =>
    sharedLimit(database, {
      name: `mail-${name}-${part}`,
      most,
      windowSeconds: HOUR_SECONDS,
      complaint: 'Too many mails were asked for',
    });
  const [ofClient, ofAddress, ofDevice] = [
    limit('client', OF_CLIENT_MAX),
    limit('address', OF_STRANGERS_MAX),
    limit('device', OF_DEVICE_MAX),
  ];
  return async ({ client, email, isKnown }) => {
    const isAllowed = (await isWithin(ofClient, `${client} ${email}`)) && (await isWithin(ofAddress, email));
    return isAllowed || (isKnown && (await isWithin(ofDevice, email)));
  };
}
