import { isWithin, ownLimit } from '../limits/rate-limit';
import type { SecurityEvent } from './security-event';

const DAY_SECONDS = 24 * 60 * 60;
/** Entries of one kind in a day. An account has few of its own; many accounts may share a client, such as an office. */
const OF_ACCOUNT = 100;
const OF_CLIENT = 500;
const OF_ALL = 20_000;

/** Whose entries of a kind are counted together; null where there is room for another. */
export type LeftOutBecauseOf = 'client' | 'account' | 'all';

/** All refusals are of one kind: there are as many events as routes. */
export function kindOf(event: string): string {
  return event.startsWith('refused ') ? 'refused' : event;
}

/** Whether an event has an entry of its own. Each instance counts in its memory; a client is counted first, so that it uses up nobody else's. */
export function createAuditAllowance(): (event: SecurityEvent) => Promise<LeftOutBecauseOf | null> {
  const limit = (name: string, most: number) =>
    ownLimit({ name, most, windowSeconds: DAY_SECONDS, complaint: 'Too many events' });
  const [ofClient, ofAccount, ofAll] = [
    limit('audit-client', OF_CLIENT),
    limit('audit-account', OF_ACCOUNT),
    limit('audit-all', OF_ALL),
  ];
  return async ({ event, email, userId, address }) => {
    const kind = kindOf(event);
    const account = userId ?? email;
    if (!(await isWithin(ofClient, `${kind} ${address}`))) return 'client';
    if (account && !(await isWithin(ofAccount, `${kind} ${account}`))) return 'account';
    return (await isWithin(ofAll, kind)) ? null : 'all';
  };
}
