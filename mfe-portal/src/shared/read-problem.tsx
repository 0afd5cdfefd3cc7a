import { toAppError } from '@atoll/platform';
import { Alert, Button } from 'antd';

/** Something that could not be read, and a way to try again. */
export function ReadProblem({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={toAppError(error).message}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
