import type { HotelEvent, HotelRequest, ProfileChange } from '@atoll/contracts/hotel-review';
import { dayAndTime } from '../shared/civil-day';
import * as s from './applicant-card.module.css';
import { FIELD_WORDS } from '../shared/hotel-fields';

const EVENT_WORDS: Readonly<Record<HotelEvent['event'], string>> = {
  saved: 'Profile saved',
  approved: 'Approved',
  rejected: 'Rejected',
  'change approved': 'Change approved',
  'change rejected': 'Change rejected',
};

const NAMES: Readonly<Record<string, string>> = FIELD_WORDS;

function shown(value: ProfileChange['before']): string {
  return value === null || value === '' ? 'nothing' : String(value);
}

function Changes({ changes }: { readonly changes: readonly ProfileChange[] }) {
  return (
    <ul className={s.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {NAMES[field] ?? field}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** What a hotel changed since the last answer, and what happened to its profile before. */
export function HotelChanges({ changes, history }: Pick<HotelRequest, 'changes' | 'history'>) {
  return (
    <>
      {changes.length > 0 && (
        <div>
          <strong>Changed since the last answer</strong>
          <Changes changes={changes} />
        </div>
      )}
      {history.length > 0 && (
        <details className={s.history}>
          <summary>History ({history.length})</summary>
          <ol className={s.history}>
            {history.map(({ at, event, version, reason, changes: own }) => (
              <li key={`${at}-${event}`}>
                {dayAndTime(at)}: {EVENT_WORDS[event]}, version {version}
                {reason && ` (“${reason}”)`}
                {own.length > 0 && <Changes changes={own} />}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
