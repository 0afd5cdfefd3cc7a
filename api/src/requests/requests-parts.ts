import { apiSecrets, type SecretConfig } from '../shared/secrets/api-secrets';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { FindAccount, FindHouse, FindHousePage } from '../shared/auth/account';
import type { WatchSession } from '../shared/auth/principal';
import type { ChangeLog } from '../shared/changes/change-log';
import type { Connections } from '../shared/connections/connections';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { AskableAgents } from '../shared/directory/askable-agents';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import type { Jobs } from '../shared/jobs/jobs';
import type { Mails } from '../shared/mail/mails';
import type { EditLog } from '../shared/edits/edit-log';
import type { ExchangeRates } from '../shared/money/exchange-rates';
import type { FileStorage } from '../shared/storage/file-storage';
import { createAttachments, type Attachments } from './attachments/attachments.service';
import { askedAgentsIn, type FindAskedAgent } from './agent/asked-agent';
import { createInviter } from './clock/inviter';
import { createRequestClock, REQUESTS_CLOCK, type RequestClock } from './clock/request-clock';
import { createAbsencesRepository, type AbsencesRepository } from './data/absences.repository';
import { createInvitationsRepository, type InvitationsRepository } from './data/invitations.repository';
import { createMessagesRepository, type MessagesRepository } from './data/messages.repository';
import { createRequestFilesRepository, type RequestFilesRepository } from './data/request-files.repository';
import { createReportsRepository, type ReportsRepository } from './data/reports.repository';
import { createRequestsRepository, type RequestsRepository } from './data/requests.repository';
import { createReplyAddresses, type ReplyAddresses } from './incoming-mail/reply-address';
import { createRequestNews, type RequestNews } from './events/request-news';
import { createSecretLinks, type SecretLinks } from './link/secret-link';
import { createRequestMails, type RequestMails } from './mails/request-mails';
import { createBlockedAgents, type BlockedAgents } from './matching/blocked-agents';
import { createMatching, type Matching } from './matching/match.service';
import { createHotelAgentParts, type HotelAgentParts } from './hotel-agent/hotel-agent-parts';
import type { RequestKey } from './models/request-message.model';
import { createPlans, type Plans } from './plans/plans.service';
import { createAccepting, type Accepting } from './quotes/accept-quote';
import { createAcceptancesRepository, type AcceptancesRepository } from './quotes/acceptances.repository';
import { closeOthers } from './quotes/close-others';
import { createQuotesRepository, type QuotesRepository } from './quotes/quotes.repository';
import { createReviewsRepository, type ReviewsRepository } from './reviews/reviews.repository';
import { mailUnread } from './threads/mail-unread';
import type { RequestsConfig } from './requests.config';

export interface RequestsDeps {
  readonly config: RequestsConfig & SecretConfig & Pick<PlatformConfig, 'PUBLIC_URL' | 'NODE_ENV' | 'HOST'>;
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly changes: ChangeLog;
  readonly jobs: Jobs;
  readonly mails: Mails;
  readonly findAccount: FindAccount;
  readonly findHouse: FindHouse;
  readonly findHousePage: FindHousePage;
  readonly connections: Connections;
  readonly pages: Pick<DirectoryPages, 'agent' | 'cities'>;
  readonly askable: AskableAgents;
  readonly watchSession: WatchSession;
  readonly rates: ExchangeRates;
  readonly edits: Pick<EditLog, 'note'>;
  /** Keeps the files of messages. */
  readonly storage: FileStorage;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

/** What the routes of requests are made of. */
export interface RequestsParts extends Omit<RequestsDeps, 'mails' | 'now'> {
  readonly requests: RequestsRepository;
  readonly invitations: InvitationsRepository;
  readonly messages: MessagesRepository;
  readonly absences: AbsencesRepository;
  readonly reports: ReportsRepository;
  readonly files: RequestFilesRepository;
  readonly attachments: Attachments<RequestKey>;
  /** Conversations of hotels and agents. */
  readonly hotelAgent: HotelAgentParts;
  readonly links: SecretLinks;
  readonly matching: Matching;
  readonly blockedAgents: BlockedAgents;
  /** Null where answers to mails cannot come in. */
  readonly replyAddresses: ReplyAddresses | null;
  readonly mails: RequestMails;
  readonly allMails: Mails;
  readonly news: RequestNews;
  readonly quotes: QuotesRepository;
  readonly acceptances: AcceptancesRepository;
  readonly accepting: Accepting;
  readonly plans: Plans;
  readonly reviews: ReviewsRepository;
  readonly clock: RequestClock;
  readonly findAgent: FindAskedAgent;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Has the clock look now, because something that was written brings more. */
  readonly askClock: () => Promise<void>;
}

export function createRequestsParts(deps: RequestsDeps): RequestsParts {
  const { config, database, log, changes, jobs, findAccount, pages, askable } = deps;
  const now = deps.now ?? (() => new Date());
  const publicUrl = config.PUBLIC_URL;
  const requests = createRequestsRepository(database);
  const invitations = createInvitationsRepository(database);
  const messages = createMessagesRepository(database);
  const absences = createAbsencesRepository(database);
  const reports = createReportsRepository(database);
  const files = createRequestFilesRepository(database);
  const keptSeconds = KEPT_SECONDS.quoteRequest;
  const attachments = createAttachments({ files, messages, storage: deps.storage, keptSeconds, now });
  const links = createSecretLinks(database, apiSecrets(config), publicUrl);
  const replyAddresses = createReplyAddresses({ config, requests, invitations });
  const findAgent = askedAgentsIn(pages);
  const news = createRequestNews(changes);
  const matching = createMatching({ askable, absences, invitations, now });
  const blockedAgents = createBlockedAgents({ requests, invitations });
  const mails = createRequestMails({
    ...{ mails: deps.mails, requests, invitations, messages, links, findAccount, findAgent, publicUrl },
    ...{ replyAddresses, askable },
  });
  const inviter = createInviter({ invitations, matching, blockedAgents, mails, news, askable, now });
  const quotes = createQuotesRepository(database);
  const plans = createPlans({ config, database, quotes, invitations, findAgent, pages, now });
  const acceptances = createAcceptancesRepository(database);
  const reviews = createReviewsRepository(database);
  const accepting = createAccepting({ requests, invitations, news, quotes, acceptances, now });
  const closing = closeOthers({ requests, invitations, messages, mails, news, accepting, now });
  const hotelAgent = createHotelAgentParts({ ...deps, reports, news, publicUrl, now });
  const tellUnread = mailUnread({
    ...{ messages, now },
    mail: ({ request_id, agent_id }, author) =>
      mails.askMessages(request_id, agent_id, author === 'agent' ? 'traveler' : 'agent'),
  });
  const clock = createRequestClock({
    ...{ requests, invitations, inviter, mails, news, reviews, now },
    closeOthers: closing,
    chores: [tellUnread, attachments.clear, plans.clear, ...hotelAgent.chores],
  });
  return {
    ...deps,
    ...{ requests, invitations, messages, absences, reports, links, matching, mails, news, clock, findAgent },
    ...{ files, attachments, hotelAgent, blockedAgents },
    ...{ publicUrl, now, allMails: deps.mails },
    ...{ quotes, acceptances, accepting, plans, reviews, replyAddresses },
    // What is not begun now is found a few seconds later.
    askClock: () =>
      jobs.ask(REQUESTS_CLOCK).catch((err: unknown) => log.warn({ err }, 'requests are looked at later')),
  };
}
