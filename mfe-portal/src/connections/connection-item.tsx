import type { ConnectionRow } from '@atoll/contracts/connection';
import { fullDay } from '@atoll/contracts/dates-in-words';
import { Chip } from '@atoll/ui/chip';
import { useConnectionPlace } from './use-connection-place';
import { ConnectionActions } from './connection-actions';
import * as s from './connections.module.css';
import { MemberRow } from './member-row';

/** What became of it, and who did that. */
export function stateWords({ state, isAsker, canUndo, at }: ConnectionRow): string {
  const day = fullDay(at.slice(0, 10));
  switch (state) {
    case 'asked':
      return isAsker ? `Asked on ${day}` : `Asks since ${day}`;
    case 'accepted':
      return `Connected since ${day}`;
    case 'declined':
      return canUndo ? `You declined on ${day}` : `Declined on ${day}`;
    case 'withdrawn':
      return canUndo ? `You took it back on ${day}` : `Taken back on ${day}`;
    case 'ended':
      return canUndo ? `You ended it on ${day}` : `Ended on ${day}`;
  }
}

/** A connection as a row: who the other side is, how it stands, and what can be done. */
export function ConnectionItem({ connection }: { readonly connection: ConnectionRow }) {
  const { other, note, isAsker, email } = connection;
  const { role } = useConnectionPlace();
  return (
    <MemberRow
      connection={connection}
      member={other}
      mark={role === 'agent' && <Chip>{other.kind === 'hotel' ? 'Hotel' : 'Agent'}</Chip>}
      actions={<ConnectionActions connection={connection} />}
    >
      {note !== '' && connection.state === 'asked' && (
        <p className={s.note}>{isAsker ? `You wrote: ${note}` : note}</p>
      )}
      <p className={s.quiet}>
        {stateWords(connection)}
        {email !== null && (
          <>
            {' · '}
            <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          </>
        )}
      </p>
    </MemberRow>
  );
}
