import { Button } from '../button/button';
import { EmptyState } from '../page-state/page-state';
import { plainClick } from '../plain-click/plain-click';

export type NoSuchPageProps = {
  /** 'hotels'. */
  things: string;
  pageCount: number;
  /** The first page. */
  href: string;
  onFirst: () => void;
  headingLevel?: 2 | 3;
};

/** A page past the last one of a list, with the way back. */
export function NoSuchPage({ things, pageCount, href, onFirst, headingLevel }: NoSuchPageProps) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={`No ${things} on this page`}
      text={`There ${pageCount === 1 ? 'is one page' : `are ${pageCount} pages`} of ${things}.`}
      action={
        <Button href={href} onClick={plainClick(onFirst)}>
          Back to the first page
        </Button>
      }
    />
  );
}
