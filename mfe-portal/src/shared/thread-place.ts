import { CONNECTION_PATHS } from '@atoll/contracts/connection-thread';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';

/** Which conversation: an agent's about a request, or a hotel's and an agent's by their connection. */
export interface ThreadPlace {
  readonly kind: 'request' | 'connection';
  readonly id: string;
}

type Part = 'thread' | 'attachments' | 'block' | 'report';

const PATHS: Readonly<Record<ThreadPlace['kind'], Readonly<Record<Part, string>>>> = {
  request: {
    thread: REQUEST_PATHS.agentThread,
    attachments: REQUEST_PATHS.agentAttachments,
    block: REQUEST_PATHS.agentBlock,
    report: REQUEST_PATHS.agentReport,
  },
  connection: CONNECTION_PATHS,
};

/** Where the API has a part of a conversation. */
export function threadPath({ kind, id }: ThreadPlace, part: Part): string {
  return PATHS[kind][part].replace(/:requestId|:connectionId/, encodeURIComponent(id));
}
