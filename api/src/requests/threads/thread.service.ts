import type { RequestKey, RequestMessageDocument } from '../models/request-message.model';
import type { RequestsParts } from '../requests-parts';
import { createConversations, type Conversations } from './conversations.service';

export type Threads = Conversations<RequestKey, RequestMessageDocument>;

type ThreadsDeps = Pick<
  RequestsParts,
  'messages' | 'requests' | 'invitations' | 'reports' | 'attachments' | 'news' | 'now'
>;

/** Conversations about requests. */
export function createThreads({ requests, invitations, news, now, ...rest }: ThreadsDeps): Threads {
  return createConversations<RequestKey, RequestMessageDocument>({
    ...rest,
    now,
    around: ({ request_id }, write) => news.around(request_id, write),
    block: (key, side, isBlocked) => invitations.block(key, side, isBlocked),
    written: ({ request_id }) => requests.touch(request_id, now()),
  });
}
