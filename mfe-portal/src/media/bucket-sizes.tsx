import { sentenceOf } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { useBeginMediaJobMutation, useMediaJobQuery } from './media.api';

const POLL_MS = 1_000;

function Progress({ bucket, id }: { readonly bucket: string; readonly id: string }) {
  const { data: seen } = useMediaJobQuery({ bucket, id });
  const isDone = seen?.state === 'done';
  const { data } = useMediaJobQuery({ bucket, id }, { pollingInterval: isDone ? 0 : POLL_MS });
  if (!data) return null;
  const { done, total, failed } = data;
  return (
    <div role="status">
      {!isDone && <progress max={Math.max(total, 1)} value={done} aria-label="Sizes made anew" />}
      <p className="small">
        {isDone ? 'Made anew' : 'Being made anew'}: {done - failed.length} of {total}
        {failed.length > 0 && `, ${failed.length} could not be`}
      </p>
      <ul>
        {failed.map(({ key, problem }) => (
          <li key={key} className="small">
            {key}: {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Has the further sizes of a bucket's pictures made anew, and says how far that is. */
export function BucketSizes({ bucket }: { readonly bucket: string }) {
  const [begin, { data: job, error, isLoading }] = useBeginMediaJobMutation();
  return (
    <div>
      <Button variant="quiet" size="small" busy={isLoading} onClick={() => void begin(bucket)}>
        Make all sizes anew
      </Button>
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {job && <Progress bucket={bucket} id={job.id} />}
    </div>
  );
}
