import type { AgentEntryBody } from '@atoll/contracts/account';
import { nextStatus, type VerificationStatus } from '@atoll/contracts/verification';
import type { Account, FindAccount } from '../../shared/auth/account';
import { AppError } from '../../shared/errors/app-error';
import type { Mails } from '../../shared/mail/mails';
import type { AgentDocument } from '../models/agent.model';
import type { AgentEntryDocument } from './agent-entry.model';
import { AGENT_APPROVED, AGENT_REJECTED } from './agent-mails';
import { checkTown, listingFields, type ListingFieldsDeps } from './listing-fields';
import type { OwnAgentDeps } from './own-agent';

export interface ListingDeps extends OwnAgentDeps, Omit<ListingFieldsDeps, 'agents'> {
  readonly findAccount: FindAccount;
  readonly mails: Pick<Mails, 'ask'>;
}

export interface Listing {
  /** Makes an agent's entry where there is neither entry nor row, and moves it on once the address is verified. */
  readonly follow: (account: Account) => Promise<void>;
  /** Asks for a row of its own, with these words. Throws CONFLICT where the account has a row, INVALID_REQUEST for an unknown city. */
  readonly correct: (account: Account, fields: AgentEntryBody) => Promise<void>;
  /** Asks for a row that there is. Throws PGRST116 where there is none, CONFLICT where it has an account or this one has a row. */
  readonly claim: (account: Account, agentId: string) => Promise<void>;
  /**
   * Lists the entry, or gives its account the row that it claims, and refuses the other claims of that. Throws PGRST116
   * for an unknown request, CONFLICT where it has changed or cannot be approved now. After a crash it can be asked for again.
   */
  readonly approve: (requestId: string) => Promise<AgentEntryDocument>;
  /** Throws PGRST116 for an unknown request, CONFLICT where it has changed or does not wait for a decision. */
  readonly reject: (requestId: string, reason: string) => Promise<AgentEntryDocument>;
}

const TAKEN = 'This entry of the directory already belongs to an account.';
const CHANGED = 'This agent has changed the request since you looked at it. Look at it again.';
const LISTED = 'This account already has an entry in the directory.';
const TAKEN_REASON = 'Somebody else’s claim of this entry was approved.';

function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}

function waitsFor({ isEmailVerified }: Account): VerificationStatus {
  return nextStatus('pending', 'saved-complete', isEmailVerified) ?? 'pending_email';
}

function firstEntry({ metadata: { name, city = '', country = '' } }: Account): AgentEntryBody {
  return { name, city, country };
}

/** Lists agents that have registered: by a row of their own, or by one that the directory has (DIR-18, POR-16). */
export function createListing(deps: ListingDeps): Listing {
  const { agents, entries, findAccount, findPlaces, isShown, mails } = deps;

  async function decidable(requestId: string, event: 'approved' | 'rejected'): Promise<AgentEntryDocument> {
    const entry = await entries.findRequest(requestId);
    if (!entry)
      throw (await entries.isChangedRequest(requestId)) ? conflict(CHANGED) : new AppError('PGRST116');
    const { verification_status: status } = entry;
    // What is in the directory is taken out there, not here.
    if (status === 'approved' || !nextStatus(status, event, true))
      throw conflict('This agent does not wait for a decision.');
    return entry;
  }

  async function refuse(entry: AgentEntryDocument, reason: string): Promise<AgentEntryDocument | null> {
    const state = { verification_status: 'rejected', rejection_reason: reason } as const;
    const rejected = await entries.decide(entry, state);
    const account = rejected && (await findAccount(rejected.user_id));
    // Nothing is mailed for an account whose address nobody has confirmed.
    if (account?.isEmailVerified) await mails.ask(AGENT_REJECTED, account.email, {}, account.id);
    return rejected;
  }

  /** The account's row, from now on. */
  async function give(entry: AgentEntryDocument): Promise<AgentDocument> {
    const { user_id, claimed_agent_id } = entry;
    if (claimed_agent_id === null) await agents.ensure(user_id, await listingFields(deps, entry));
    else if (!(await agents.give(claimed_agent_id, user_id))) throw conflict(TAKEN);
    const row = await agents.findByUser(user_id);
    if (!row) throw conflict('The entry of the directory has changed meanwhile.');
    return row;
  }

  async function ask(account: Account, request: Partial<AgentEntryBody>, agentId: string | null) {
    if (await agents.findByUser(account.id)) throw conflict(LISTED);
    const status = waitsFor(account);
    const entry = await entries.ensure(account.id, firstEntry(account), status);
    const asked = { ...request, claimed_agent_id: agentId, verification_status: status };
    if (!(await entries.ask(entry, asked))) throw new AppError('PGRST116');
  }

  return {
    follow: async (account) => {
      if (account.userType !== 'agent' || (await agents.findByUser(account.id))) return;
      const entry = await entries.ensure(account.id, firstEntry(account), waitsFor(account));
      if (account.isEmailVerified && entry.verification_status === 'pending_email')
        await entries.decide(entry, { verification_status: 'pending_approval', rejection_reason: null });
    },
    correct: async (account, fields) => {
      // At once, because the administrator would refuse it days later.
      await checkTown(findPlaces, fields);
      await ask(account, fields, null);
    },
    claim: async (account, agentId) => {
      const row = await agents.find(agentId);
      if (!row || !(await isShown(row))) throw new AppError('PGRST116');
      if (row.user_id !== null) throw conflict(row.user_id === account.id ? LISTED : TAKEN);
      await ask(account, {}, agentId);
    },
    approve: async (requestId) => {
      const entry = await decidable(requestId, 'approved');
      const account = await findAccount(entry.user_id);
      if (!account?.isEmailVerified) throw conflict('The address of this agent is not verified.');
      const row = await give(entry);
      await mails.ask(AGENT_APPROVED, account.email, {}, account.id);
      await entries.settle(entry);
      for (const other of await entries.claimsOf(String(row._id))) await refuse(other, TAKEN_REASON);
      return { ...entry, verification_status: 'approved', rejection_reason: null };
    },
    reject: async (requestId, reason) => {
      const rejected = await refuse(await decidable(requestId, 'rejected'), reason);
      if (!rejected) throw new AppError('CONFLICT');
      return rejected;
    },
  };
}
