import { minorText } from '@atoll/contracts/minor-in-words';
import { toAppError } from '@atoll/platform';
import { Button, IconButton } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { Notice } from '@atoll/ui/notice';
import { LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import * as s from './found-list.module.css';
import type { Found } from './site-search.api';

interface Props {
  /** 'hotels' or 'tours'. */
  readonly what: string;
  /** The place that is searched around; null where none is chosen. */
  readonly where: string | null;
  readonly found: readonly Found[] | undefined;
  readonly error: unknown;
  /** What a price is for. */
  readonly unit: string;
  readonly onRetry: () => void;
  readonly onPick: (found: Found) => void;
}

/** What the site's own search has around a place, each with a button that makes a line of it. */
export function FoundList({ what, where, found, error, unit, onRetry, onPick }: Props) {
  if (where === null) return <p className={s.quiet}>Choose a place to see its {what}.</p>;
  if (error)
    return (
      <Notice tone="danger" role="alert">
        {toAppError(error).message}{' '}
        <Button variant="text" size="small" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    );
  if (!found)
    return (
      <LoadingState label={`Loading ${what}`}>
        <Skeleton />
        <Skeleton />
      </LoadingState>
    );
  if (found.length === 0)
    return (
      <p className={s.quiet}>
        No {what} around {where}.
      </p>
    );
  return (
    <ul className={s.list} aria-label={`${what} around ${where}`}>
      {found.map((each) => (
        <li key={each.id} className={s.row}>
          {each.picture ? (
            <img className={s.picture} src={each.picture} alt="" loading="lazy" width={60} height={52} />
          ) : (
            <span className={s.picture} />
          )}
          <div className={s.words}>
            <a className="link" href={each.page} target="_blank" rel="noreferrer">
              {each.name}
            </a>
            <p className={s.quiet}>
              {each.from
                ? `from ${minorText(each.from.minor, each.from.currency)} ${unit}`
                : 'No price to tell'}{' '}
              {each.isSample && <SampleMark>Sample</SampleMark>}
            </p>
          </div>
          <IconButton line icon="plus" label={`Add ${each.name}`} onClick={() => onPick(each)} />
        </li>
      ))}
    </ul>
  );
}
