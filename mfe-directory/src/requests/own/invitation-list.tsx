import type { InvitationView } from '@atoll/contracts/quote-request';
import { LocalTime } from '../local-time';
import { AgentRow } from '../form/agent-row';
import { isOpenTo, isWaiting, stateText } from './invitation-text';
import * as s from './own-request.module.css';
import { ReleaseContact } from './release-contact';

interface InvitationListProps {
  readonly invitations: readonly InvitationView[];
  readonly token: string;
  /** The agent whose quote was accepted; null while none was. */
  readonly acceptedId: string | null;
  /** Whether contact data can still be shared: not of a closed request. */
  readonly canShare: boolean;
}

type InvitationProps = Omit<InvitationListProps, 'invitations'> & { readonly invitation: InvitationView };

function Invitation({ invitation, token, acceptedId, canShare }: InvitationProps) {
  const { agent, reasons, answerBy, declined } = invitation;
  const state = (
    <div className={s.state}>
      <p>
        <b>{stateText(invitation, agent.id === acceptedId)}</b>
        {isWaiting(invitation) && (
          <>
            . Has until <LocalTime iso={answerBy} />
          </>
        )}
      </p>
      {declined?.text && <p className="small muted">“{declined.text}”</p>}
      {canShare && isOpenTo(invitation) && <ReleaseContact invitation={invitation} token={token} />}
    </div>
  );
  return (
    <li>
      <AgentRow agent={agent} reasons={reasons} below={state} />
    </li>
  );
}

/** Who was asked, where each of them stands, and until when. */
export function InvitationList({ invitations, ...shared }: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <h2 className="display h2" id="asked">
        Who was asked
      </h2>
      <ul className={s.rows}>
        {invitations.map((invitation) => (
          <Invitation key={invitation.agent.id} invitation={invitation} {...shared} />
        ))}
      </ul>
    </section>
  );
}
