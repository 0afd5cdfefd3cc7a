import { apiSecrets, type SecretConfig } from '../../shared/secrets/api-secrets';
import type { Side } from '../data/messages.repository';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsConfig } from '../requests.config';
import { createReplyTokens } from './reply-token';

const PURPOSE = 'answer to a mail about a request for quotes';
const SIDES = ['traveler', 'agent'] as const satisfies readonly Side[];

/** Where an answer belongs: the thread of an agent about a request, and who writes. */
export interface ReplyPlace {
  readonly request: QuoteRequestDocument;
  readonly invitation: InvitationDocument;
  readonly side: Side;
}

export interface ReplyAddresses {
  /** What a side answers to, as the address of a mail. */
  readonly addressOf: (
    request: Pick<QuoteRequestDocument, '_id' | 'link_version'>,
    agentId: string,
    side: Side,
  ) => string;
  /** Null for an address that was not made here, or whose request's link was revoked. */
  readonly placeOf: (address: string) => Promise<ReplyPlace | null>;
}

/** What says whether answers to mails can come in, and what proves their addresses. */
export type ReplyConfig = Pick<RequestsConfig, 'MAIL_REPLY_DOMAIN' | 'INCOMING_MAIL_SECRET'> & SecretConfig;

export interface ReplyAddressesDeps {
  readonly config: ReplyConfig;
  readonly requests: { readonly find: (id: string) => Promise<QuoteRequestDocument | null> };
  readonly invitations: { readonly ofRequest: (id: string) => Promise<InvitationDocument[]> };
}

/** Addresses for answers about requests (RFQ-13), over request, agent, side and the link's version; null where answers cannot come in. */
export function createReplyAddresses({
  config,
  requests,
  invitations,
}: ReplyAddressesDeps): ReplyAddresses | null {
  const { MAIL_REPLY_DOMAIN: domain, INCOMING_MAIL_SECRET } = config;
  if (domain === '' || INCOMING_MAIL_SECRET === '') return null;
  const tokens = createReplyTokens({ secrets: apiSecrets(config), purpose: PURPOSE, domain });
  return {
    addressOf: ({ _id, link_version }, agentId, side) => tokens.addressOf(_id, agentId, side, link_version),
    placeOf: async (address) => {
      const id = tokens.idIn(address);
      const request = id === null ? null : await requests.find(id);
      if (!request) return null;
      const { _id, link_version } = request;
      for (const invitation of await invitations.ofRequest(_id))
        for (const side of SIDES)
          if (tokens.isProven(address, _id, invitation.agent_id, side, link_version))
            return { request, invitation, side };
      return null;
    },
  };
}
