import type { ReleasesAnswer } from '@atoll/contracts/release-summary';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { healthWords } from './release-words';
import type { OperationName } from './releases.api';
import * as s from './releases-page.module.css';

interface Props {
  readonly remote: string;
  readonly answer: ReleasesAnswer;
  readonly onAsk: (hash: string, operation: OperationName) => void;
}

/** How a release that some visitors get is doing, and what can be done about it; nothing where there is none. */
export function CanaryPanel({ remote, answer: { releases, canary }, onAsk }: Props) {
  const tried = releases.find(({ canaryPercent }) => canaryPercent !== null);
  if (!tried) return null;
  const { hash, canaryPercent, health } = tried;
  return (
    <Panel title={`Canary of ${remote}`}>
      <p>
        <code>{hash}</code> is for {canaryPercent} % of the visitors.{' '}
        {canary ? `${healthWords(canary.seen)} in this step.` : `${healthWords(health)} so far.`}
      </p>
      {canary?.paused != null && (
        <Notice tone="danger" role="status">
          Paused by itself: {canary.paused}. The share stays until somebody decides.
        </Notice>
      )}
      {canary && (
        <ol className={s.steps} aria-label="Steps">
          {canary.steps.map(({ percent, minutes }, at) => (
            <li key={percent} aria-current={at === canary.step ? 'step' : undefined}>
              <b>{percent} %</b> for {minutes} minutes
              {at === canary.step && `, since ${dayAndTime(canary.stepSince)}`}
            </li>
          ))}
        </ol>
      )}
      <div className={s.actions}>
        {canary?.paused != null && (
          <Button size="small" onClick={() => onAsk(hash, 'resume')}>
            Go on
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => onAsk(hash, 'activate')}>
          Run for everybody
        </Button>
        <Button size="small" variant="danger" onClick={() => onAsk(hash, 'end')}>
          End the canary
        </Button>
      </div>
    </Panel>
  );
}
