import { Avatar } from '@atoll/ui/avatar';
import { Chip } from '@atoll/ui/chip';
import { Panel } from './panel';
import { PanelLoading } from './panel-loading';
import { ProblemNotice } from './problem-notice';
import { dayAndClock } from './time-words';
import * as s from './unread-panel.module.css';

export interface UnreadThread {
  readonly href: string;
  readonly name: string;
  readonly unread: number;
  readonly lastMessage: { readonly text: string; readonly at: string } | null;
}

const SHOWN_MAX = 5;

const saidAt = ({ lastMessage }: UnreadThread) => lastMessage?.at ?? '';

/** Conversations as they are read: null until they are known. */
export interface Threads {
  readonly threads: readonly UnreadThread[] | null;
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface Props extends Threads {
  readonly now: number;
  /** Where all of them are. */
  readonly all: string;
}

/** Conversations with something unread, the latest words first. */
export function UnreadPanel({ threads, error, onRetry, now, all }: Props) {
  if (threads === null && error) return <ProblemNotice error={error} onRetry={onRetry} />;
  if (threads === null) return <PanelLoading label="Loading your messages" />;
  const unread = threads
    .filter((thread) => thread.unread > 0)
    .toSorted((one, other) => saidAt(other).localeCompare(saidAt(one)));
  const link = (
    <a className="link" href={all}>
      All messages
    </a>
  );
  return (
    <Panel title="Unread messages" aside={link} isFlush={unread.length > 0}>
      {unread.length === 0 && <p>You have read everything.</p>}
      <ul className={s.list}>
        {unread.slice(0, SHOWN_MAX).map(({ href, name, unread: count, lastMessage }) => (
          <li key={href}>
            <a href={href} className={s.thread}>
              <Avatar name={name} size="s" />
              <span className={s.words}>
                <span className={s.line}>
                  <b>{name}</b>
                  {lastMessage && <span>{dayAndClock(lastMessage.at, now)}</span>}
                </span>
                <span className={s.said}>{lastMessage?.text}</span>
              </span>
              <Chip tone="lagoon">{count} new</Chip>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
