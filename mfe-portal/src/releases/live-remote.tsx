import { Button } from '@atoll/ui/button';
import { dayAndTime } from '../shared/civil-day';
import { ReadProblem } from '../shared/read-problem';
import { ReleaseBudget } from './release-budget';
import { healthWords } from './release-words';
import { LOOK_AGAIN_MS, useReleasesQuery } from './releases.api';
import * as s from './releases-page.module.css';

interface Props {
  readonly remote: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** What runs of one remote. */
export function LiveRemote({ remote, isChosen, onChoose }: Props) {
  const { data, error, refetch } = useReleasesQuery(remote, { pollingInterval: LOOK_AGAIN_MS });
  const live = data?.releases.find(({ active }) => active);
  const tried = data?.releases.find(({ canaryPercent }) => canaryPercent !== null);
  return (
    <li className={isChosen ? s.liveChosen : s.live}>
      <h3>{remote}</h3>
      {error !== undefined && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!data && error === undefined && <p className="small muted">Loading</p>}
      {data && !live && <p>Nothing runs: visitors see a card in its place.</p>}
      {live && (
        <>
          <p>
            <code>{live.hash}</code>{' '}
            <span className="small muted">
              version {live.version}, {dayAndTime(live.publishedAt)}
            </span>
          </p>
          <ReleaseBudget {...live} />
          <p className="small">{healthWords(live.health)}</p>
        </>
      )}
      {tried && (
        <p className="small">
          {tried.canaryPercent} % get <code>{tried.hash}</code>
          {data?.canary?.paused != null && ', paused'}
        </p>
      )}
      <Button size="small" variant="quiet" aria-pressed={isChosen} onClick={onChoose}>
        Show its releases
      </Button>
    </li>
  );
}
