import { titled } from '@atoll/contracts/page-titles';
import { indexNowPage } from '@atoll/contracts/pages/signed-in.page';
import { fetchParts } from '@atoll/platform/early-parts';
import { lazyPage } from '@atoll/platform/lazy-part';
import { usePageTitle } from '@atoll/platform/page-title';
import { LoadingState } from '@atoll/ui/page-state';
import { INDEXING } from './indexing-words';
import * as s from './index-now-page.module.css';

const indexing = lazyPage(
  async () => (await import(/* webpackChunkName: "indexing" */ './indexing')).Indexing,
);

/**
 * Fetches the form's code where the page is the form's: React takes over at once what is here, and until then the form
 * is marked as not to be sent. Resolves to the names of the chunks.
 */
export function prepareIndexNow(pathname: string): Promise<string[]> {
  return fetchParts(pathname === indexNowPage.pattern ? { indexing } : {});
}

/** The form of submissions at an address of its own, for everybody to see (C39). */
export function IndexNowPage() {
  usePageTitle(titled(INDEXING.heading));
  return (
    <section className={s.page}>
      <h1 className={s.title}>{INDEXING.heading}</h1>
      <p className={s.lede}>{INDEXING.lede}</p>
      <indexing.Part isPublic fallback={<LoadingState label="Loading the form">{null}</LoadingState>} />
    </section>
  );
}
