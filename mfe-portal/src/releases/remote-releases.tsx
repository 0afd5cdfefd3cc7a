import type { ReleasesAnswer, ReleaseSummary } from '@atoll/contracts/release-summary';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Disclosure } from '@atoll/ui/disclosure';
import { dayAndTime } from '../shared/civil-day';
import { Panel } from '../shared/panel';
import { RowsTable } from '../shared/rows-table';
import { CanaryPanel } from './canary-panel';
import { ReleaseBudget } from './release-budget';
import { ReleaseComparison } from './release-comparison';
import { ReleaseHistory } from './release-history';
import { ReleaseOverride } from './release-override';
import { ReleaseState } from './release-state';
import { healthWords, OPERATION_WORDS } from './release-words';
import type { OperationName } from './releases.api';
import * as s from './releases-page.module.css';

/** What can be done to a release as it stands. */
function operationsOn(
  { active, disabled, canaryPercent, filesRemoved }: ReleaseSummary,
  /** Whether something runs that others would go on with. */
  hasOther: boolean,
): OperationName[] {
  if (active) return ['rollback', 'disable'];
  if (disabled) return ['enable'];
  if (filesRemoved) return [];
  if (canaryPercent !== null) return ['activate', 'end', 'disable'];
  return hasOther ? ['activate', 'canary', 'disable'] : ['activate', 'disable'];
}

interface Props {
  readonly remote: string;
  readonly answer: ReleasesAnswer;
  readonly onAsk: (hash: string, operation: OperationName) => void;
}

/** The releases of one remote: which run, what they weigh, how they do, what differs, what happened. */
export function RemoteReleases({ remote, answer, onAsk }: Props) {
  const { releases, pages, events = [] } = answer;
  const columns = [
    {
      title: 'Release',
      cell: (release: ReleaseSummary) => (
        <>
          <code>{release.hash}</code> <ReleaseState {...release} />
          <div className="small muted">
            version {release.version}, {dayAndTime(release.publishedAt)}
          </div>
        </>
      ),
    },
    { title: 'First visit', kind: 'wide', cell: (release: ReleaseSummary) => <ReleaseBudget {...release} /> },
    { title: 'Contract', kind: 'wide', cell: ({ contract }: ReleaseSummary) => contract },
    { title: 'While watched', kind: 'wide', cell: ({ health }: ReleaseSummary) => healthWords(health) },
    {
      title: 'What can be done',
      kind: 'action',
      cell: (release: ReleaseSummary) => (
        <div className={s.actions}>
          {operationsOn(
            release,
            releases.some(({ active }) => active),
          ).map((operation) => (
            <Button
              key={operation}
              size="small"
              variant="quiet"
              aria-label={`${OPERATION_WORDS[operation].verb}: ${release.hash}`}
              onClick={() => onAsk(release.hash, operation)}
            >
              {OPERATION_WORDS[operation].verb}
            </Button>
          ))}
        </div>
      ),
    },
  ] as const;
  return (
    <>
      <CanaryPanel remote={remote} answer={answer} onAsk={onAsk} />
      <Panel title={`Releases of ${remote}`}>
        <RowsTable<ReleaseSummary>
          label={`Releases of ${remote}`}
          rows={releases}
          rowKey={({ hash }) => hash}
          columns={columns}
        />
        <Disclosure summary={`Renders ${countOf(pages.length, 'page')} of the site`}>
          <ul>
            {pages.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </Disclosure>
      </Panel>
      <ReleaseComparison remote={remote} releases={releases} />
      <div className={s.beside}>
        <ReleaseHistory events={events} />
        <ReleaseOverride remote={remote} releases={releases} />
      </div>
    </>
  );
}
