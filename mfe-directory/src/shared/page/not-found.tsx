import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/page-state';

interface NotFoundProps {
  /** What is not there: 'This destination'. */
  readonly what: string;
  /** The way on. */
  readonly href: string;
  readonly words: string;
}

/** A page of the directory whose subject does not exist, or is hidden. */
export function NotFound({ what, href, words }: NotFoundProps) {
  return (
    <>
      <h1 className="visually-hidden">Page Not Found</h1>
      <EmptyState
        title="Page Not Found"
        text={`${what} is not on Atoll. The link may be old or misspelt.`}
        action={<Button href={href}>{words}</Button>}
      />
    </>
  );
}
