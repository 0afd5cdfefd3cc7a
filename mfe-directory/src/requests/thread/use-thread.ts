import { useAppDispatch } from '@atoll/platform';
import { useOutbox } from '@atoll/platform/outbox';
import { requestsApi, useOwnThreadQuery, useSendMessageMutation } from '../requests.api';

interface ThreadOptions {
  readonly token: string;
  readonly requestId: string;
  readonly agentId: string;
}

/** One thread with an agent, and what is written into it. */
export function useThread({ token, requestId, agentId }: ThreadOptions) {
  const dispatch = useAppDispatch();
  const args = { token, agentId };
  const { currentData, isError, isFetching, refetch } = useOwnThreadQuery(args);
  const [sendMessage] = useSendMessageMutation();
  const messages = currentData?.messages;
  const outbox = useOutbox({
    // By the request's id: the token opens the request.
    thread: `${requestId}-${agentId}`,
    account: null,
    messages,
    post: (message) => sendMessage({ ...args, message }),
    reread: () =>
      dispatch(requestsApi.endpoints.ownThread.initiate(args, { forceRefetch: true, subscribe: false })),
  });
  return {
    messages,
    blockedBy: currentData?.blockedBy ?? null,
    isReported: currentData?.isReported ?? false,
    hasFailed: isError && !isFetching && !currentData,
    retry: () => void refetch(),
    outbox,
  };
}
