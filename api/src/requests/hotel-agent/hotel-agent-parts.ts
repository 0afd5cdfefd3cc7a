import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { Connection as Database } from 'mongoose';
import type { FindAccount, FindHouse, FindHousePage } from '../../shared/auth/account';
import { connectedNames, type ConnectedNames } from '../../shared/connections/connected-names';
import type { Connections } from '../../shared/connections/connections';
import type { AskableAgents } from '../../shared/directory/askable-agents';
import type { Mails } from '../../shared/mail/mails';
import type { FileStorage } from '../../shared/storage/file-storage';
import { createAttachments, type Attachments } from '../attachments/attachments.service';
import { keptFiles, type KeptFiles } from '../data/kept-files';
import { keptMessages, type KeptMessages } from '../data/kept-messages';
import type { ReportsRepository } from '../data/reports.repository';
import type { RequestNews } from '../events/request-news';
import type { ReplyConfig } from '../incoming-mail/reply-address';
import { connectionFileModel, type ConnectionFileDocument } from '../models/connection-file.model';
import {
  connectionMessageModel,
  type ConnectionKey,
  type ConnectionMessageDocument,
} from '../models/connection-message.model';
import { createConversations, type Conversations } from '../threads/conversations.service';
import { mailUnread } from '../threads/mail-unread';
import {
  createConnectionBlocksRepository,
  type ConnectionBlocksRepository,
} from './connection-blocks.repository';
import { createConnectionMails, type ConnectionMails } from './connection-mails';
import { connectionConversation, type ConnectionConversation } from './connection-of';
import { createConnectionReplies, type ConnectionReplies } from './connection-replies';

export interface HotelAgentDeps {
  readonly config: ReplyConfig;
  readonly database: Database;
  readonly connections: Connections;
  readonly findAccount: FindAccount;
  readonly findHouse: FindHouse;
  readonly findHousePage: FindHousePage;
  readonly askable: Pick<AskableAgents, 'byUser'>;
  readonly mails: Pick<Mails, 'define' | 'ask'>;
  readonly storage: FileStorage;
  readonly reports: ReportsRepository;
  readonly news: Pick<RequestNews, 'aroundConnections'>;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** What conversations between hotels and agents are made of. */
export interface HotelAgentParts {
  readonly messages: KeptMessages<ConnectionKey, ConnectionMessageDocument>;
  readonly files: KeptFiles<ConnectionKey, ConnectionFileDocument>;
  readonly blocks: ConnectionBlocksRepository;
  readonly attachments: Attachments<ConnectionKey>;
  readonly conversations: Conversations<ConnectionKey, ConnectionMessageDocument>;
  readonly nameOf: ConnectedNames;
  /** Null where answers to mails cannot come in. */
  readonly replies: ConnectionReplies | null;
  readonly mailedTo: ConnectionMails['mailedTo'];
  /** Throws 42501, as `connectionConversation`. */
  readonly conversationOf: (connectionId: string, userId: string) => Promise<ConnectionConversation>;
  /** What time brings: mails about unread messages, and files that have to go. */
  readonly chores: readonly ((onStep: () => Promise<void>) => Promise<void>)[];
}

export function createHotelAgentParts(deps: HotelAgentDeps): HotelAgentParts {
  const { config, database, connections, storage, reports, news, now } = deps;
  const messages = keptMessages<ConnectionKey, ConnectionMessageDocument>(
    connectionMessageModel(database),
    ({ connection_id }) => ({ connection_id }),
  );
  const files = keptFiles<ConnectionKey, ConnectionFileDocument>(connectionFileModel(database));
  const blocks = createConnectionBlocksRepository(database);
  const keptSeconds = KEPT_SECONDS.connectionMessage;
  const attachments = createAttachments({ files, messages, storage, keptSeconds, now });
  const conversations = createConversations<ConnectionKey, ConnectionMessageDocument>({
    ...{ messages, reports, attachments, now },
    around: ({ connection_id }, write) => news.aroundConnections([connection_id], write),
    block: ({ connection_id }, side, isBlocked) => blocks.set(connection_id, side, isBlocked),
    written: async () => undefined,
  });
  const nameOf = connectedNames(deps);
  const replies = createConnectionReplies(config, connections);
  const mails = createConnectionMails({ ...deps, blocks, messages, nameOf, replies });
  const tellUnread = mailUnread({
    ...{ messages, now },
    mail: ({ connection_id }, author) =>
      mails.askMessages(connection_id, author === 'agent' ? 'hotel' : 'agent'),
  });
  return {
    ...{ messages, files, blocks, attachments, conversations, nameOf, replies },
    mailedTo: mails.mailedTo,
    conversationOf: (id, userId) => connectionConversation({ connections, blocks }, id, userId),
    chores: [tellUnread, attachments.clear],
  };
}
