import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import type { ReactNode } from 'react';
import * as s from './rows.module.css';
import * as words from './words.module.css';

interface Props {
  /** Before its words: a face or an icon. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly href: string;
  /** Where it stands. */
  readonly state?: ReactNode;
  readonly unread: number;
  readonly children: ReactNode;
  /** Beside its words. */
  readonly side: ReactNode;
  /** What the link at its end says. */
  readonly action?: 'Open' | 'Answer';
  readonly isCalled?: boolean;
  readonly className?: string | undefined;
}

/** A request as one row of a list. */
export function ListedRequest(props: Props) {
  const { picture, title, href, state, unread, children, side, className } = props;
  const { action = 'Open', isCalled = false } = props;
  return (
    <li className={classNames(s.row, className)}>
      {picture}
      <div className={classNames(words.words, s.said)}>
        <h3 className={words.name}>
          <a href={href}>{title}</a>
          {state}
          {unread > 0 && <Chip tone="lagoon">{countOf(unread, 'unread message')}</Chip>}
        </h3>
        {children}
      </div>
      <div className={s.side}>{side}</div>
      <Button
        className={s.action}
        size="small"
        variant={isCalled ? 'primary' : 'quiet'}
        href={href}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </Button>
    </li>
  );
}
