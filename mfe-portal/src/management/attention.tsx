import type { AttentionKey } from '@atoll/contracts/portal-attention';
import { wholeNumberText } from '@atoll/contracts/words';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { useAttentionQuery } from '../shared/portal.api';
import { ReadProblem } from '../shared/read-problem';
import * as s from './attention.module.css';

interface What {
  readonly words: string;
  readonly href: string;
}

const screen = (path: string) => `/management-portal/${path}`;
const WHAT: Readonly<Record<AttentionKey, What>> = {
  hotels: { words: 'Hotels wait for an answer', href: '#hotels' },
  agents: { words: 'Travel agents wait for an answer', href: '#agents' },
  reports: { words: 'Reports to look at', href: screen('reports') },
  jobs: { words: 'Jobs have failed', href: screen('jobs') },
  mails: { words: 'Mails could not be sent', href: screen('jobs') },
  citiesWithoutText: { words: 'Cities have no text', href: screen('cities?missing=text') },
  citiesWithoutPicture: { words: 'Cities have no picture', href: screen('cities?missing=picture') },
  citiesWithoutCredit: { words: 'Pictures of cities have no credit', href: screen('cities?missing=credit') },
};

/** What needs somebody, the rest in one sentence. */
export function AttentionPanel() {
  const { data, error, refetch } = useAttentionQuery();
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading what waits" />;
  const waiting = data.items.filter(({ count }) => count > 0);
  return (
    <Panel title="Needs attention">
      {waiting.length === 0 ? (
        <p>Nothing waits for you.</p>
      ) : (
        <ul className={s.tiles}>
          {waiting.map(({ key, count }) => (
            <li key={key}>
              <a href={WHAT[key].href}>
                <b>{wholeNumberText(count)}</b> <span>{WHAT[key].words}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
