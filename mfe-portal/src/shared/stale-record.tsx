import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import * as s from './stale-record.module.css';
import { valueInWords } from './value-in-words';

/** What the API says is there now, where a change was made from an older version (409); null for any other problem. */
export function currentOf<Record extends object>(error: unknown): Record | null {
  const isStale = typeof error === 'object' && error !== null && 'status' in error && error.status === 409;
  return isStale && 'current' in error ? (error.current as Record) : null;
}

interface StaleRecordProps<Values extends object> {
  /** The fields' names in words. */
  readonly names: Readonly<Record<keyof Values, string>>;
  readonly yours: Values;
  readonly theirs: Values;
  /** Saves what is in the form over what is there now. */
  readonly onKeep: () => void;
}

/** Somebody else saved meanwhile: both values of each field that differs, and the choice between them. */
export function StaleRecord<Values extends object>({
  names,
  yours,
  theirs,
  onKeep,
}: StaleRecordProps<Values>) {
  const fields = (Object.keys(names) as (keyof Values)[]).filter(
    (field) => JSON.stringify(yours[field]) !== JSON.stringify(theirs[field]),
  );
  return (
    <Notice tone="sun" role="alert" aria-label="Saved elsewhere meanwhile">
      <p>
        Somebody else saved this meanwhile. Nothing of yours is lost: compare, change the form, and save it.
      </p>
      <dl className={s.fields}>
        {fields.map((field) => (
          <div key={String(field)}>
            <dt>{names[field]}</dt>
            <dd>
              There now: <b>{valueInWords(theirs[field])}</b>
            </dd>
            <dd>
              Yours: <b>{valueInWords(yours[field])}</b>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" size="small" onClick={onKeep}>
        Save mine over it
      </Button>
    </Notice>
  );
}
