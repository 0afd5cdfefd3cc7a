import { toAppError } from '@atoll/platform';
import { Notice } from '@atoll/ui/notice';

/** What could not be read, and a way to try again, for pages without antd. */
export function ProblemNotice({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Notice tone="danger" role="alert">
      {toAppError(error).message}{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Notice>
  );
}
