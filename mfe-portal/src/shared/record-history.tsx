import type { PortalEdit, PortalEdits } from '@atoll/contracts/portal-edits';
import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Panel } from './panel';
import { PanelLoading } from './panel-loading';
import { ProblemNotice } from './problem-notice';
import * as s from './record-history.module.css';
import { dayAndClock } from './time-words';
import { useNow } from './use-now';
import { valueInWords } from './value-in-words';

interface Props<Values extends object> {
  readonly query: {
    readonly data?: PortalEdits | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** The fields' names in words. */
  readonly names: Readonly<Record<keyof Values, string>>;
  /** What is there now. */
  readonly current: Values;
  readonly isBusy: boolean;
  readonly onPutBack: (values: Partial<Values>) => void;
}

/** The fields of an edit that the form has, as they were before it. */
function earlier<Values extends object>(edit: PortalEdit, names: Props<Values>['names']): Partial<Values> {
  const known = edit.differences.filter(({ field }) => field in names);
  return Object.fromEntries(known.map(({ field, before }) => [field, before])) as Partial<Values>;
}

function isThere(values: object, current: object): boolean {
  const now = current as Readonly<Record<string, unknown>>;
  return Object.entries(values).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(now[field]),
  );
}

/** Who changed what of a record, the newest first, each to be compared and put back. */
export function RecordHistory<Values extends object>(props: Props<Values>) {
  const { query, names, current, isBusy, onPutBack } = props;
  const now = useNow();
  const { data, error, refetch } = query;
  if (!data && error === undefined) return <PanelLoading label="Loading the history" />;
  const nameOf = (field: string) => (names as Readonly<Record<string, string>>)[field] ?? field;
  return (
    <Panel title="History" aside={data && <span className={s.quiet}>{countOf(data.total, 'edit')}</span>}>
      {!data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data?.edits.length === 0 && <p>Nobody has changed this yet.</p>}
      <ol className={s.edits}>
        {data?.edits.map((edit) => {
          const before = earlier(edit, names);
          const title = edit.differences.map(({ field }) => nameOf(field)).join(', ');
          return (
            <li key={edit.id}>
              <div className={s.head}>
                <p>
                  <b>{title}</b>
                  <span className={s.quiet}>
                    {edit.email}, {dayAndClock(edit.at, now)}
                  </span>
                </p>
                {!isThere(before, current) && (
                  <Button
                    variant="quiet"
                    size="small"
                    busy={isBusy}
                    aria-label={`Put back what was before: ${title}, ${dayAndClock(edit.at, now)}`}
                    onClick={() => onPutBack(before)}
                  >
                    Put back
                  </Button>
                )}
              </div>
              <details>
                <summary>Compare</summary>
                <dl>
                  {edit.differences.map(({ field, before: was, after }) => (
                    <div key={field}>
                      <dt>{nameOf(field)}</dt>
                      <dd>
                        Before: <span className={s.was}>{valueInWords(was)}</span>
                      </dd>
                      <dd>
                        After: <span className={s.is}>{valueInWords(after)}</span>
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
