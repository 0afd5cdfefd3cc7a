import type { ConnectionRow } from '@atoll/contracts/connection';
import { Avatar } from '@atoll/ui/avatar';
import type { ReactNode } from 'react';
import { useChangedFocus } from './changed-connection';
import * as s from './connections.module.css';

interface Props {
  /** What there is between the two; null where nothing is. */
  readonly connection: Pick<ConnectionRow, 'id' | 'version'> | null;
  readonly member: Pick<ConnectionRow['other'], 'name' | 'place' | 'page'>;
  /** Beside the name. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** Somebody of a list of hotels and agents. */
export function MemberRow({ connection, member: { name, place, page }, mark, children, actions }: Props) {
  const heading = useChangedFocus(connection);
  return (
    <li className={s.row}>
      <Avatar name={name} size="m" />
      <div className={s.said}>
        <h3 ref={heading} tabIndex={-1} className={s.name}>
          {page === null ? name : <a href={page}>{name}</a>} {mark}
        </h3>
        {place !== '' && <p className={s.quiet}>{place}</p>}
        {children}
      </div>
      <div className={s.actions}>{actions}</div>
    </li>
  );
}
