import { selectUser, useAppDispatch, useAppSelector } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { useOutbox } from '@atoll/platform/outbox';
import { MessageLog, OutgoingMessages } from '@atoll/ui/message';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { requestsApi, useSendMessageMutation, useThreadQuery } from '../shared/requests.api';
import type { ThreadPlace } from '../shared/thread-place';
import { Composer } from './composer';
import { RequestProblem } from '../shared/request-problem';
import { FilesToSend } from './thread-files';
import { ThreadMessages } from './thread-messages';
import * as s from './thread.module.css';
import { useNow } from '../shared/use-now';

const actions = lazyPart(
  async () => (await import(/* webpackChunkName: "thread-actions" */ './thread-actions')).ThreadActions,
);

interface Props {
  readonly place: ThreadPlace;
  /** Which of the two sides reads and writes. */
  readonly side: 'agent' | 'hotel';
  /** The other side, as one speaks to it. */
  readonly other: string;
  /** Why nothing can be written any more; null where it can. */
  readonly closed: string | null;
}

/** What two sides say to each other; reading it marks it as read. */
export function Thread({ place, side, other, closed }: Props) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.id ?? null;
  const { data, error, refetch } = useThreadQuery(place, { refetchOnMountOrArgChange: true });
  const [post] = useSendMessageMutation();
  const outbox = useOutbox({
    ...{ thread: place.id, account, messages: data?.messages },
    post: (body) => post({ place, body }),
    // Not by `refetch`, which is none any more once the thread was left.
    reread: () =>
      dispatch(requestsApi.endpoints.thread.initiate(place, { forceRefetch: true, subscribe: false })),
  });
  const { text, files, outgoing, setText, setFiles, send, resend, discard } = outbox;
  const now = useNow();

  if (error && !data) return <RequestProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading messages" />;
  return (
    <Panel title={`Messages with ${other}`}>
      {data.messages.length + outgoing.length === 0 && <p className={s.note}>Nobody has written yet.</p>}
      <MessageLog label="Messages">
        <ThreadMessages messages={data.messages} {...{ side, other, place, now }} />
        <OutgoingMessages messages={outgoing} onResend={resend} onDiscard={discard} />
      </MessageLog>
      {closed !== null ? (
        <p className={s.note}>{closed}</p>
      ) : (
        data.blockedBy === null && (
          <Composer
            {...{ to: other, text, onText: setText, onSend: send }}
            files={(onBusy) => <FilesToSend {...{ place, files, onBusy }} onFiles={setFiles} />}
          />
        )
      )}
      <actions.Part
        {...{ place, other, blockedBy: data.blockedBy, isReported: data.isReported }}
        fallback={null}
      />
    </Panel>
  );
}
