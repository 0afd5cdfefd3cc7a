import type { FindAccount } from '../../shared/auth/account';
import type { RequestMails } from '../mails/request-mails';
import type { ConnectionReplies } from '../hotel-agent/connection-replies';
import type { Letter } from '../../shared/mail/letter';
import type { HotelAgentParts } from '../hotel-agent/hotel-agent-parts';
import { threadAbout } from '../threads/thread';
import type { Threads } from '../threads/thread.service';
import type { ReplyAddresses } from './reply-address';

/** The conversation that a mail answers. */
export interface AnsweredThread {
  /** The mailbox that its writer has; null without one. */
  readonly mailbox: string | null;
  /** The mail that it answers, with all that may have stood in it. */
  readonly mailed: () => Promise<Letter>;
  readonly write: (message: { readonly clientId: string; readonly text: string }) => Promise<unknown>;
}

/** Null for an address that answers nothing. */
export type FindAnsweredThread = (address: string) => Promise<AnsweredThread | null>;

export interface AnsweredThreadsDeps {
  readonly findAccount: FindAccount;
  readonly replyAddresses: ReplyAddresses;
  readonly threads: Pick<Threads, 'write'>;
  readonly mails: Pick<RequestMails, 'mailedTo'>;
  readonly hotelAgent: Pick<HotelAgentParts, 'conversationOf' | 'conversations' | 'mailedTo'> & {
    readonly replies: ConnectionReplies | null;
  };
}

/** Finds what an answer belongs to: a thread about a request, or the conversation of a hotel and an agent. */
export function answeredThreads(deps: AnsweredThreadsDeps): FindAnsweredThread {
  const { findAccount, replyAddresses, threads, mails, hotelAgent } = deps;
  const emailOf = async (userId: string) => (await findAccount(userId))?.email ?? null;

  async function aboutRequest(address: string): Promise<AnsweredThread | null> {
    const place = await replyAddresses.placeOf(address);
    if (!place) return null;
    const { request, invitation, side } = place;
    return {
      mailbox: side === 'traveler' ? request.contact.email : await emailOf(invitation.agent_user_id),
      mailed: () => mails.mailedTo(place),
      write: (message) => threads.write(threadAbout(place, side), message),
    };
  }

  async function ofConnection(address: string): Promise<AnsweredThread | null> {
    const place = (await hotelAgent.replies?.placeOf(address)) ?? null;
    if (!place) return null;
    const { _id, hotel_user_id, agent_user_id } = place.connection;
    const userId = place.side === 'hotel' ? hotel_user_id : agent_user_id;
    return {
      mailbox: await emailOf(userId),
      mailed: () => hotelAgent.mailedTo(place.connection, place.side),
      write: async (message) =>
        hotelAgent.conversations.write(await hotelAgent.conversationOf(_id, userId), message),
    };
  }

  return async (address) => (await aboutRequest(address)) ?? ofConnection(address);
}
