import { apiSecrets } from '../../shared/secrets/api-secrets';
import type { HotelAgentConnection } from '../../shared/connections/connection.model';
import type { Connections } from '../../shared/connections/connections';
import type { ReplyConfig } from '../incoming-mail/reply-address';
import { createReplyTokens } from '../incoming-mail/reply-token';
import type { ConnectionSide } from './connection-of';

const PURPOSE = 'answer to a mail of a hotel or an agent';

export interface ConnectionReplies {
  /** What a side answers to, as the address of a mail. */
  readonly addressOf: (connectionId: string, side: ConnectionSide) => string;
  /** Null for an address that was not made here, or whose connection is not accepted any more. */
  readonly placeOf: (
    address: string,
  ) => Promise<{ readonly connection: HotelAgentConnection; readonly side: ConnectionSide } | null>;
}

/** Addresses for answers between hotels and agents, over connection and side; null where answers cannot come in. */
export function createConnectionReplies(
  config: ReplyConfig,
  connections: Pick<Connections, 'findAccepted'>,
): ConnectionReplies | null {
  const { MAIL_REPLY_DOMAIN: domain, INCOMING_MAIL_SECRET } = config;
  if (domain === '' || INCOMING_MAIL_SECRET === '') return null;
  const tokens = createReplyTokens({ secrets: apiSecrets(config), purpose: PURPOSE, domain });
  return {
    addressOf: tokens.addressOf,
    placeOf: async (address) => {
      const id = tokens.idIn(address);
      const connection = id === null ? null : await connections.findAccepted(id);
      if (!connection) return null;
      const side = (['hotel', 'agent'] as const).find((one) => tokens.isProven(address, connection._id, one));
      return side ? { connection, side } : null;
    },
  };
}
