import { lazyPart } from '@atoll/platform/lazy-part';

/** Map and checks of quotes: by itself, because a request's page is read without them at first. */
export const { Part: LazyLooks } = lazyPart(
  async () => (await import(/* webpackChunkName: "quote-looks" */ './quote-looks')).QuoteLooks,
);
