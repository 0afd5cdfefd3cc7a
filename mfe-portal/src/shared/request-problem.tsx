import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { ErrorState } from '@atoll/ui/page-state';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where else to go, and its words. */
  readonly back?: { readonly href: string; readonly words: string };
}

/** Requests or messages that could not be read. Foreign and unknown ones are answered alike. */
export function RequestProblem({ error, onRetry, back }: Props) {
  const problem = toAppError(error);
  const action = back && (
    <Button variant="quiet" href={back.href}>
      {back.words}
    </Button>
  );
  if (back && problem.kind === 'api' && problem.code === '42501')
    return <ErrorState title="This is not one of your requests" text={problem.message} action={action} />;
  return (
    <ErrorState title="This could not be read" text={problem.message} onRetry={onRetry} action={action} />
  );
}
