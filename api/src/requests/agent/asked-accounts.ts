import type { InvitationsRepository } from '../data/invitations.repository';

/** The accounts of the agents who were asked about a request. */
export type AskedAccounts = (requestId: string) => Promise<ReadonlySet<string>>;

/** Looks them up once for all who ask at the same time: every open page of an agent does after each change. */
export function askedAccounts({ ofRequest }: Pick<InvitationsRepository, 'ofRequest'>): AskedAccounts {
  const running = new Map<string, Promise<ReadonlySet<string>>>();
  return (requestId) => {
    const known = running.get(requestId);
    if (known) return known;
    const look = ofRequest(requestId)
      .then((rows) => new Set(rows.map(({ agent_user_id }) => agent_user_id)))
      .finally(() => running.delete(requestId));
    running.set(requestId, look);
    return look;
  };
}
