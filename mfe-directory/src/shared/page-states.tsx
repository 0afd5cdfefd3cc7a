import { Button } from '@atoll/ui/button';
import { ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Skeleton } from '@atoll/ui/skeleton';
import { usePageTitle } from '@atoll/platform/page-title';
import { titled } from '@atoll/contracts/page-titles';
import * as s from './page-states.module.css';

/** What an address gets where there is no such city, agent or page. */
export function NotFound({ text }: { text: string }) {
  usePageTitle(titled('Page Not Found'));
  return (
    <section className={`wrap ${s.page}`}>
      <h1 className="display h1">Page Not Found</h1>
      <p className="lede">{text}</p>
      <p className={s.actions}>
        <Button href="/travel-agents">Find travel agents</Button>
        <Button href="/destinations" variant="quiet">
          Browse destinations
        </Button>
      </p>
    </section>
  );
}

/** Where a whole page could not be loaded; `title` says what it would be. */
export function PageError({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <section className={`wrap ${s.page}`}>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        title="This page could not be loaded"
        text="Please check your connection and try again."
        onRetry={onRetry}
      />
    </section>
  );
}

/** Until a whole page is there; `label` is announced. */
export function PageLoading({ title, label }: { title: string; label: string }) {
  return (
    <section className={`wrap ${s.page}`}>
      <h1 className="visually-hidden">{title}</h1>
      <LoadingState label={label}>
        <div className={s.lines}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </LoadingState>
    </section>
  );
}
