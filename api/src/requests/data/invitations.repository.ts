import type { DeclineReason, InvitationState } from '@atoll/contracts/quote-request';
import type { Connection } from 'mongoose';
import { OPEN_STATES } from '../clock/invitation-times';
import type { AnswerRecord } from '../matching/match-reasons';
import { invitationModel, type InvitationDocument } from '../models/invitation.model';
import type { Party } from '../models/message-fields';
import type { RequestKey } from '../models/request-message.model';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

/** Open invitations that an agent has at most, so that nobody is flooded. */
export const OPEN_INVITATIONS_MAX = 10;

/** As often as others may take the place that was found free, one after the other. */
const CLAIM_ATTEMPTS = 3 * OPEN_INVITATIONS_MAX;

const CLOSABLE_STATES = ['sent', 'opened', 'quoted'] as const;
const HEAL_AFTER = 3;
const TAKEN = { $gte: 0 };

export type NewInvitation = Omit<
  InvitationDocument,
  | '_id'
  | 'slot'
  | 'state'
  | 'is_reminded'
  | 'opened_at'
  | 'answered_at'
  | 'declined'
  | 'closed_from'
  | 'blocked_by'
>;

export interface InvitationsRepository {
  readonly find: (requestId: string, agentId: string) => Promise<InvitationDocument | null>;
  /** In the order in which they were sent. */
  readonly ofRequest: (requestId: string) => Promise<InvitationDocument[]>;
  readonly ofRequests: (requestIds: readonly string[]) => Promise<InvitationDocument[]>;
  /** An account's invitation to a request; null for foreign and unknown ids. */
  readonly ofAccount: (requestId: string, userId: string) => Promise<InvitationDocument | null>;
  readonly allOfAccount: (userId: string) => Promise<InvitationDocument[]>;
  /**
   * Adds an invitation if its agent has a place for one more open one, whoever asks at the same time. 'known' where this
   * agent was asked already, or the ended invitation has brought another.
   */
  readonly claim: (invitation: NewInvitation) => Promise<'claimed' | 'known' | 'full'>;
  /** Moves an invitation from one of these states; null where it is in another by now. */
  readonly move: (
    id: string,
    from: readonly InvitationState[],
    to: Partial<Omit<InvitationDocument, '_id'>> & Pick<InvitationDocument, 'state'>,
  ) => Promise<InvitationDocument | null>;
  /** Its agent has answered with a quote; false where the invitation takes none any more. */
  readonly quoted: (requestId: string, agentId: string, at: Date) => Promise<boolean>;
  readonly decline: (
    id: string,
    declined: { readonly reason: DeclineReason; readonly text: string },
    at: Date,
  ) => Promise<InvitationDocument | null>;
  /** Ends one with its request, and notes where it stood. */
  readonly close: (id: string) => Promise<void>;
  /**
   * Brings back what was closed with its request: open ones with new times. Where its agent's places are taken meanwhile
   * it comes back without one, because it was this agent's.
   */
  readonly restore: (
    invitation: InvitationDocument,
    times: Pick<InvitationDocument, 'remind_at' | 'lapses_at'>,
  ) => Promise<void>;
  /** Ends its conversation for one side, or lets it go on; false where the other side has ended it. */
  readonly block: (of: RequestKey, side: Party, isBlocked: boolean) => Promise<boolean>;
  /** Ids of the agents of these requests whose conversation their traveler has ended. */
  readonly blockedIn: (requestIds: readonly string[]) => Promise<string[]>;
  readonly opened: (id: string, at: Date) => Promise<boolean>;
  readonly settle: (id: string) => Promise<void>;
  readonly reminded: (id: string) => Promise<void>;
  /** Open ones whose reminder or end has come. */
  readonly timedOut: (now: Date) => Promise<InvitationDocument[]>;
  /** Those of which something is still to be done. */
  readonly due: (now: Date) => Promise<InvitationDocument[]>;
  readonly recordsOf: (agentIds: readonly string[]) => Promise<Map<string, AnswerRecord>>;
  readonly removeOfRequests: (requestIds: readonly string[]) => Promise<void>;
  /** Says of an account's invitations that it is gone. */
  readonly forgetAccount: (userId: string) => Promise<void>;
}

function invitationId(requestId: string, agentId: string): string {
  return `${requestId}.${agentId}`;
}

export function createInvitationsRepository(connection: Connection): InvitationsRepository {
  const invitations = invitationModel(connection);
  const open = { $in: [...OPEN_STATES] };
  const many = (filter: object) =>
    invitations.find(filter).sort({ sent_at: 1, _id: 1 }).lean<InvitationDocument[]>();

  /** A place that none of the agent's open invitations takes; null without one. */
  async function freeSlot(agentId: string): Promise<number | null> {
    const taken = await invitations.distinct('slot', { agent_id: agentId, state: open, slot: TAKEN });
    const all = Array.from({ length: OPEN_INVITATIONS_MAX }, (_, slot) => slot);
    const free = all.filter((slot) => !taken.includes(slot));
    // Any of them: those who ask at the same time would all try the first.
    return free[Math.floor(Math.random() * free.length)] ?? null;
  }

  const move: InvitationsRepository['move'] = (id, from, to) =>
    invitations
      .findOneAndUpdate(
        { _id: id, state: { $in: [...from] } },
        { $set: { ...to, ...(OPEN_STATES.includes(to.state) ? {} : { slot: null }) } },
        { returnDocument: 'after' },
      )
      .lean<InvitationDocument>();

  return {
    find: (requestId, agentId) =>
      invitations.findById(invitationId(requestId, agentId)).lean<InvitationDocument>(),
    ofRequest: (requestId) => many({ request_id: requestId }),
    ofRequests: (requestIds) => many({ request_id: { $in: [...requestIds] } }),
    ofAccount: async (requestId, userId) =>
      (await many({ request_id: requestId })).find(({ agent_user_id }) => agent_user_id === userId) ?? null,
    allOfAccount: (userId) => many({ agent_user_id: userId }),
    claim: async (invitation) => {
      const _id = invitationId(invitation.request_id, invitation.agent_id);
      const fresh: Omit<InvitationDocument, 'slot'> = {
        ...{ _id, state: 'sent', is_reminded: false, opened_at: null, answered_at: null, declined: null },
        closed_from: null,
        blocked_by: null,
        ...invitation,
      };
      for (let attempt = 0; attempt < CLAIM_ATTEMPTS; attempt += 1) {
        const slot = await freeSlot(invitation.agent_id);
        if (slot === null) return 'full';
        try {
          await invitations.create({ ...fresh, slot });
          return 'claimed';
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
        const { follows } = invitation;
        const isKnown = await invitations.exists({ $or: [{ _id }, ...(follows ? [{ follows }] : [])] });
        if (isKnown) return 'known';
        // Others took it first; or it is kept by an answer that was written without giving it back.
        if (attempt < HEAL_AFTER) continue;
        await invitations.updateMany(
          { agent_id: invitation.agent_id, slot: TAKEN, state: { $nin: [...OPEN_STATES] } },
          { slot: null },
        );
      }
      return 'full';
    },
    move,
    quoted: async (requestId, agentId, at) => {
      const id = invitationId(requestId, agentId);
      const first = await move(id, OPEN_STATES, { state: 'quoted', answered_at: at });
      return first !== null || (await invitations.exists({ _id: id, state: 'quoted' })) !== null;
    },
    decline: (id, declined, at) =>
      move(id, OPEN_STATES, { state: 'declined', declined, answered_at: at, due: 'next', due_at: at }),
    close: async (id) => {
      // In the order in which an agent goes through them, so that none is missed who goes on meanwhile.
      for (const state of CLOSABLE_STATES) {
        const ended = { state: 'closed', closed_from: state, due: null, due_at: null } as const;
        if (await move(id, [state], ended)) return;
      }
    },
    restore: async ({ _id, agent_id, closed_from }, times) => {
      if (!closed_from) return;
      const back = { state: closed_from, closed_from: null };
      const isStill = { _id, state: 'closed' as const, closed_from };
      if (!OPEN_STATES.includes(closed_from)) {
        await invitations.updateOne(isStill, back);
        return;
      }
      const slot = await freeSlot(agent_id);
      const open = { ...back, ...times, is_reminded: false };
      try {
        await invitations.updateOne(isStill, { ...open, slot });
      } catch (error) {
        // Another invitation has taken the place at the same time.
        if (!isDuplicate(error)) throw error;
        await invitations.updateOne(isStill, { ...open, slot: null });
      }
    },
    block: async ({ request_id, agent_id }, side, isBlocked) => {
      const { matchedCount } = await invitations.updateOne(
        { _id: invitationId(request_id, agent_id), blocked_by: { $in: [side, null] } },
        { blocked_by: isBlocked ? side : null },
      );
      return matchedCount > 0;
    },
    blockedIn: async (requestIds) =>
      requestIds.length === 0
        ? []
        : invitations.distinct('agent_id', { request_id: { $in: [...requestIds] }, blocked_by: 'traveler' }),
    opened: async (id, at) => (await move(id, ['sent'], { state: 'opened', opened_at: at })) !== null,
    settle: async (id) => void (await invitations.updateOne({ _id: id }, { due: null, due_at: null })),
    reminded: async (id) => void (await invitations.updateOne({ _id: id }, { is_reminded: true })),
    timedOut: (now) =>
      many({
        state: open,
        $or: [{ lapses_at: { $lte: now } }, { is_reminded: false, remind_at: { $lte: now } }],
      }),
    due: (now) => many({ due: { $in: ['tell', 'next'] }, due_at: { $lte: now } }),
    recordsOf: async (agentIds) => {
      const rows = await many({ agent_id: { $in: [...agentIds] } });
      const records = new Map<string, AnswerRecord>();
      for (const { agent_id, state, answered_at } of rows) {
        const {
          answered,
          ended,
          open: waiting,
        } = records.get(agent_id) ?? { answered: 0, ended: 0, open: 0 };
        const isAnswered = answered_at !== null;
        records.set(agent_id, {
          answered: answered + Number(isAnswered),
          // What a traveler withdrew before the time was over says nothing of its agent.
          ended: ended + Number(isAnswered || state === 'lapsed'),
          open: waiting + Number(OPEN_STATES.includes(state)),
        });
      }
      return records;
    },
    removeOfRequests: async (requestIds) =>
      void (await invitations.deleteMany({ request_id: { $in: [...requestIds] } })),
    forgetAccount: async (userId) =>
      void (await invitations.updateMany({ agent_user_id: userId }, { agent_user_id: '' })),
  };
}
