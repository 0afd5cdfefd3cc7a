import type { OwnRequest } from '@atoll/contracts/quote';
import type { InvitationView } from '@atoll/contracts/quote-request';
import { countOf } from '@atoll/contracts/words';
import { lazyPart } from '@atoll/platform/lazy-part';
import { LoadingState } from '@atoll/ui/page-state';
import { Portrait } from '@atoll/ui/portrait';
import { useEffect, useState } from 'react';
import { isOpenTo } from '../own/invitation-text';
import * as s from './thread.module.css';

// Only whoever opens a conversation needs its code.
const thread = lazyPart(async () => (await import(/* webpackChunkName: "thread" */ './thread')).Thread);

interface ThreadsProps {
  readonly request: OwnRequest;
  readonly token: string;
}

function canWriteTo({ status, acceptance }: OwnRequest, invitation: InvitationView): boolean {
  if (acceptance) return acceptance.quote.agentId === invitation.agent.id;
  return status !== 'closed' && isOpenTo(invitation);
}

/** One thread with each agent. A thread is read, on both sides, when it is opened. */
export function Threads({ request, token }: ThreadsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const { invitations } = request;
  // A link to one conversation ends with '#messages-' and the id of its agent.
  useEffect(() => setOpenId(window.location.hash.slice('#messages-'.length) || null), []);
  const open = invitations.find(({ agent }) => agent.id === openId);
  if (invitations.length === 0) return null;
  return (
    <section className={s.threads} aria-labelledby="messages">
      <h2 className="display h2" id="messages">
        Messages
      </h2>
      <p className="small muted" data-without-script="">
        Messages need JavaScript.
      </p>
      <ul className={s.people} data-needs-script="">
        {invitations.map(({ agent, unread }) => (
          <li key={agent.id} id={`messages-${agent.id}`}>
            <button
              type="button"
              className={s.person}
              aria-pressed={agent.id === openId}
              data-replay=""
              onClick={() => setOpenId(agent.id === openId ? null : agent.id)}
            >
              <Portrait name={agent.name} picture={agent.picture} size="s" />
              <span>
                <b>{agent.name}</b>
                {unread > 0 && <span className={s.unread}>{countOf(unread, 'unread', 'unread')}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <thread.Part
          key={open.agent.id}
          token={token}
          requestId={request.id}
          invitation={open}
          canWrite={canWriteTo(request, open)}
          fallback={<LoadingState label="Loading messages" />}
        />
      )}
    </section>
  );
}
