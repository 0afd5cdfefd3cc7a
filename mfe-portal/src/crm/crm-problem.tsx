import { toAppError } from '@atoll/platform';
import { ErrorState } from '@atoll/ui/page-state';

/** Contacts that could not be read: offline, refused or broken, each with its words, and a way to try again. */
export function CrmProblem({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const problem = toAppError(error);
  if (problem.kind === 'network')
    return (
      <ErrorState
        headingLevel={3}
        icon="plug-connected-x"
        title="You are offline"
        text="Your contacts come back as soon as Atoll can be reached."
        onRetry={onRetry}
      />
    );
  if (problem.kind === 'api' && problem.status === 403)
    return (
      <ErrorState
        headingLevel={3}
        icon="lock"
        title="This contact is not here"
        text="It was removed or merged, or it belongs to somebody else."
      />
    );
  return (
    <ErrorState
      headingLevel={3}
      title="Your contacts could not be read"
      text={problem.message}
      onRetry={onRetry}
    />
  );
}
