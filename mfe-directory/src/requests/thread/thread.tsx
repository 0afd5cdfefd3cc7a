import type { InvitationView } from '@atoll/contracts/quote-request';
import { firstName } from '@atoll/contracts/words';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { MessageLog, OutgoingMessages } from '@atoll/ui/message';
import { LoadingState } from '@atoll/ui/page-state';
import { MessageForm } from './message-form';
import { MessageRow } from './message-row';
import { FilesToSend } from './thread-files';
import * as s from './thread.module.css';
import { useThread } from './use-thread';

const actions = lazyPart(
  async () => (await import(/* webpackChunkName: "thread-actions" */ './thread-actions')).ThreadActions,
);

interface ThreadProps {
  readonly token: string;
  readonly requestId: string;
  readonly invitation: InvitationView;
  /** False where nothing can be written any more. */
  readonly canWrite: boolean;
}

/** Everything said with one agent; the newest is in sight. */
export function Thread({ token, requestId, invitation: { agent }, canWrite }: ThreadProps) {
  const { messages, blockedBy, isReported, hasFailed, retry, outbox } = useThread({
    ...{ token, requestId, agentId: agent.id },
  });
  const { text, files, outgoing, setText, setFiles, send, resend, discard } = outbox;
  const of = { token, agentId: agent.id };
  const name = firstName(agent.name);
  if (hasFailed)
    return (
      <p role="alert">
        The messages could not be loaded.{' '}
        <Button variant="text" size="small" onClick={retry}>
          Try Again
        </Button>
      </p>
    );
  if (!messages) return <LoadingState label="Loading messages" />;
  return (
    <div className={s.thread}>
      {messages.length + outgoing.length === 0 && <p className="small muted">Nothing has been said yet.</p>}
      <MessageLog label={`Messages with ${agent.name}`}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} agent={name} {...of} />
        ))}
        <OutgoingMessages messages={outgoing} onResend={resend} onDiscard={discard} />
      </MessageLog>
      {canWrite && blockedBy === null && (
        <MessageForm
          {...{ agent: name, text, onText: setText, onSend: send }}
          files={(onBusy) => <FilesToSend {...of} {...{ files, onBusy }} onFiles={setFiles} />}
        />
      )}
      {!canWrite && <p className="small muted">Nothing can be written to {name} any more.</p>}
      <actions.Part {...{ token, agentId: agent.id, agent: name, blockedBy, isReported }} fallback={null} />
    </div>
  );
}
