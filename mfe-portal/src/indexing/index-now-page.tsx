import { titled } from '@atoll/contracts/page-titles';
import { lazyPage } from '@atoll/platform/lazy-part';
import { usePageTitle } from '@atoll/platform/page-title';
import { LoadingState } from '@atoll/ui/page-state';
import { INDEXING } from './indexing-words';
import * as s from './index-now-page.module.css';

const { Part: Indexing } = lazyPage(
  async () => (await import(/* webpackChunkName: "indexing" */ './indexing')).Indexing,
);

/** The form of submissions at an address of its own, for everybody to see (C39). */
export function IndexNowPage() {
  usePageTitle(titled(INDEXING.heading));
  return (
    <section className={s.page}>
      <h1 className={s.title}>{INDEXING.heading}</h1>
      <p className={s.lede}>{INDEXING.lede}</p>
      <Indexing isPublic fallback={<LoadingState label="Loading the form">{null}</LoadingState>} />
    </section>
  );
}
