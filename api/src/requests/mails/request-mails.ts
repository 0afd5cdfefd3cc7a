import type { MailSetting } from '@atoll/contracts/mail-settings';
import type { FindAccount } from '../../shared/auth/account';
import type { AskableAgents } from '../../shared/directory/askable-agents';
import type { Letter } from '../../shared/mail/letter';
import type { Mails, WriteMail } from '../../shared/mail/mails';
import type { MessagesRepository, Side } from '../data/messages.repository';
import type { InvitationsRepository } from '../data/invitations.repository';
import type { RequestsRepository } from '../data/requests.repository';
import { hasEnded, isOpen } from '../clock/invitation-times';
import type { SecretLinks } from '../link/secret-link';
import type { FindAskedAgent } from '../agent/asked-agent';
import type { ReplyAddresses, ReplyPlace } from '../incoming-mail/reply-address';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { AGENT_LETTERS } from './agent-letters';
import { agentsClock } from './agents-clock';
import { answerableLetter } from './answerable-letter';
import { mailedMessages, withMessages, type MailedMessages } from './messages-letters';
import {
  acceptedLetter,
  linkLetter,
  linksLetter,
  messagesLetter,
  movedOnLetter,
  noAnswerLetter,
  quoteLetter,
  reviewLetter,
} from './traveler-letters';

export interface RequestMails {
  readonly askLink: (request: QuoteRequestDocument, client?: string) => Promise<void>;
  /** The links of all requests of an address that are not closed. */
  readonly askLinks: (email: string, client: string) => Promise<void>;
  readonly askInvited: (invitation: InvitationDocument) => Promise<void>;
  readonly askReminder: (invitation: InvitationDocument) => Promise<void>;
  readonly askWithdrawn: (invitation: InvitationDocument) => Promise<void>;
  readonly askClosed: (invitation: InvitationDocument) => Promise<void>;
  readonly askReopened: (invitation: InvitationDocument) => Promise<void>;
  /** Tells an agent what the traveler wants otherwise, by the version of the wish. */
  readonly askChanged: (invitation: InvitationDocument, version: number) => Promise<void>;
  /** Tells the traveler why an agent is out, and who is asked instead. */
  readonly askMovedOn: (request: QuoteRequestDocument, ended: InvitationDocument) => Promise<void>;
  readonly askNoAnswer: (request: QuoteRequestDocument) => Promise<void>;
  /** Tells the traveler that an agent has sent a quote, or another version of it. */
  readonly askQuote: (request: QuoteRequestDocument, agentId: string, version: number) => Promise<void>;
  readonly askAccepted: (invitation: InvitationDocument) => Promise<void>;
  readonly askNotChosen: (invitation: InvitationDocument) => Promise<void>;
  /** Tells the traveler what was accepted and what happens next. */
  readonly askAcceptedOwn: (request: QuoteRequestDocument) => Promise<void>;
  /** Invites the traveler to review the agent after the trip. */
  readonly askReview: (request: QuoteRequestDocument) => Promise<void>;
  readonly askReviewed: (invitation: InvitationDocument) => Promise<void>;
  /** Of one that was answered before. */
  readonly askReviewChanged: (invitation: InvitationDocument) => Promise<void>;
  /** Tells a side of messages that it has not read. */
  readonly askMessages: (requestId: string, agentId: string, reader: Side) => Promise<void>;
  /** All that the mails about messages to a side may have said, which an answer may quote. */
  readonly mailedTo: (place: ReplyPlace) => Promise<Letter>;
}

export interface RequestMailsDeps {
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  readonly requests: RequestsRepository;
  readonly invitations: InvitationsRepository;
  readonly messages: Pick<MessagesRepository, 'ofThread'>;
  readonly links: SecretLinks;
  readonly findAccount: FindAccount;
  readonly findAgent: FindAskedAgent;
  readonly askable: Pick<AskableAgents, 'byIds'>;
  /** Null where answers to mails cannot come in. */
  readonly replyAddresses: ReplyAddresses | null;
  readonly publicUrl: string;
}

type AgentKind = keyof typeof AGENT_LETTERS;
/** What an agent turns off each of them by. */
const AGENT_SETTINGS: Readonly<Record<AgentKind, MailSetting>> = {
  invited: 'agent-requests',
  reopened: 'agent-requests',
  reminder: 'agent-reminders',
  messages: 'agent-messages',
  changed: 'agent-changes',
  withdrawn: 'agent-changes',
  closed: 'agent-changes',
  'not-chosen': 'agent-changes',
  accepted: 'agent-accepted',
  reviewed: 'agent-accepted',
  'review-changed': 'agent-accepted',
};
const kindOf = (kind: AgentKind) => `request-agent-${kind}`;

/** Makes the mails of requests known, and has them sent. Each is written from what is there when it leaves. */
export function createRequestMails(deps: RequestMailsDeps): RequestMails {
  const { mails, requests, invitations, messages, links, findAccount, findAgent, askable } = deps;
  const { replyAddresses, publicUrl } = deps;
  const onClock = agentsClock(askable);

  /** The mail about messages to a side, with some of them in it. */
  async function aboutMessages(
    { request, invitation: { agent_id }, side }: ReplyPlace,
    which: keyof MailedMessages,
  ): Promise<Letter> {
    const bare =
      side === 'agent'
        ? AGENT_LETTERS.messages({ request, lapsesAt: '', version: 0, publicUrl })
        : messagesLetter(request, (await findAgent(agent_id)).name, links.linkOf(request));
    const rows = await messages.ofThread({ request_id: request._id, agent_id });
    const letter = withMessages(bare, mailedMessages(rows, side)[which]);
    return replyAddresses
      ? answerableLetter(letter, replyAddresses.addressOf(request, agent_id, side))
      : letter;
  }

  function defineForAgents(
    kind: AgentKind,
    isStill: (invitation: InvitationDocument, request: QuoteRequestDocument) => boolean,
  ): void {
    const write: WriteMail = async ({ data }) => {
      const [request, invitation] = await Promise.all([
        requests.find(data.request ?? ''),
        invitations.find(data.request ?? '', data.agent ?? ''),
      ]);
      if (!request || !invitation || !isStill(invitation, request)) return null;
      if (kind === 'messages') return aboutMessages({ request, invitation, side: 'agent' }, 'shown');
      const lapsesAt = await onClock(invitation.agent_id, invitation.lapses_at);
      const version = Number(data.version ?? 0);
      return AGENT_LETTERS[kind]({ request, lapsesAt, publicUrl, version });
    };
    mails.define(kindOf(kind), write, AGENT_SETTINGS[kind]);
  }
  defineForAgents('invited', isOpen);
  defineForAgents('reminder', isOpen);
  defineForAgents('withdrawn', () => true);
  defineForAgents('closed', (_invitation, { status }) => status === 'closed');
  defineForAgents('reopened', (_invitation, { status }) => status !== 'closed');
  defineForAgents('changed', (invitation) => !hasEnded(invitation));
  // Nothing of a conversation that was ended, by whomever.
  defineForAgents('messages', ({ blocked_by }) => blocked_by === null);
  defineForAgents('accepted', () => true);
  defineForAgents('not-chosen', () => true);
  defineForAgents('reviewed', () => true);
  defineForAgents('review-changed', () => true);

  const defineForTraveler = (
    kind: string,
    write: (request: QuoteRequestDocument, agentId: string, version: number) => Promise<Letter | null>,
    setting?: MailSetting,
  ) =>
    mails.define(
      kind,
      async ({ data }) => {
        const request = await requests.find(data.request ?? '');
        return request && write(request, data.agent ?? '', Number(data.version ?? 1));
      },
      setting,
    );
  defineForTraveler('request-link', async (request) =>
    request.status === 'new' ? linkLetter(request, links.linkOf(request)) : null,
  );
  defineForTraveler(
    'request-moved-on',
    async (request, agentId) => {
      const known = await invitations.ofRequest(request._id);
      const ended = known.find(({ agent_id }) => agent_id === agentId);
      if (!ended) return null;
      const next = known.find(({ follows }) => follows === ended._id);
      return movedOnLetter({
        request,
        ended,
        endedName: (await findAgent(agentId)).name,
        nextName: next ? (await findAgent(next.agent_id)).name : null,
        href: links.linkOf(request),
      });
    },
    'reminders',
  );
  defineForTraveler(
    'request-no-answer',
    async (request) => {
      const known = await invitations.ofRequest(request._id);
      return noAnswerLetter(request, known.length > 0, links.linkOf(request));
    },
    'reminders',
  );
  defineForTraveler(
    'request-messages',
    async (request, agentId) => {
      const invitation = await invitations.find(request._id, agentId);
      if (!invitation || invitation.blocked_by !== null) return null;
      return aboutMessages({ request, invitation, side: 'traveler' }, 'shown');
    },
    'messages',
  );
  defineForTraveler(
    'request-quote',
    async (request, agentId, version) =>
      request.status === 'quoted'
        ? quoteLetter(request, (await findAgent(agentId)).name, version, links.linkOf(request))
        : null,
    'quotes',
  );
  defineForTraveler('request-accepted', async (request, agentId) =>
    acceptedLetter(request, (await findAgent(agentId)).name, links.linkOf(request)),
  );
  defineForTraveler(
    'request-review',
    async (request, agentId) => reviewLetter(request, (await findAgent(agentId)).name, links.linkOf(request)),
    'reminders',
  );
  mails.define('request-links', async ({ to }) => {
    const found = await requests.openOfEmail(to);
    if (found.length === 0) return null;
    return linksLetter(
      found.map((request) => ({ reference: request.reference, href: links.linkOf(request) })),
    );
  });

  const toAgent = async (
    kind: AgentKind,
    { request_id, agent_id, agent_user_id }: InvitationDocument,
    more: { readonly version?: string } = {},
  ) => {
    const account = await findAccount(agent_user_id);
    const about = { request: request_id, agent: agent_id, ...more };
    if (account) await mails.ask(kindOf(kind), account.email, about);
  };
  return {
    askLink: ({ _id, contact }, client) => mails.ask('request-link', contact.email, { request: _id }, client),
    askLinks: (email, client) => mails.ask('request-links', email, {}, client),
    askInvited: (invitation) => toAgent('invited', invitation),
    askReminder: (invitation) => toAgent('reminder', invitation),
    askWithdrawn: (invitation) => toAgent('withdrawn', invitation),
    askClosed: (invitation) => toAgent('closed', invitation),
    askReopened: (invitation) => toAgent('reopened', invitation),
    askChanged: (invitation, version) => toAgent('changed', invitation, { version: String(version) }),
    askMovedOn: ({ _id, contact }, { agent_id }) =>
      mails.ask('request-moved-on', contact.email, { request: _id, agent: agent_id }),
    askNoAnswer: ({ _id, contact }) => mails.ask('request-no-answer', contact.email, { request: _id }),
    askQuote: ({ _id, contact }, agentId, version) =>
      mails.ask('request-quote', contact.email, {
        ...{ request: _id, agent: agentId, version: String(version) },
      }),
    askAccepted: (invitation) => toAgent('accepted', invitation),
    askNotChosen: (invitation) => toAgent('not-chosen', invitation),
    askAcceptedOwn: ({ _id, contact, accepted }) =>
      mails.ask('request-accepted', contact.email, { request: _id, agent: accepted?.agent_id ?? '' }),
    askReview: ({ _id, contact, accepted }) =>
      mails.ask('request-review', contact.email, { request: _id, agent: accepted?.agent_id ?? '' }),
    askReviewed: (invitation) => toAgent('reviewed', invitation),
    askReviewChanged: (invitation) => toAgent('review-changed', invitation),
    mailedTo: (place) => aboutMessages(place, 'whole'),
    askMessages: async (requestId, agentId, reader) => {
      if (reader === 'agent') {
        const invitation = await invitations.find(requestId, agentId);
        if (invitation) await toAgent('messages', invitation);
        return;
      }
      const request = await requests.find(requestId);
      if (request)
        await mails.ask('request-messages', request.contact.email, { request: requestId, agent: agentId });
    },
  };
}
