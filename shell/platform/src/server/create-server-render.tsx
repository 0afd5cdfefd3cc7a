import { pageTitle } from '@atoll/contracts/page-titles';
import type {
  PageDescription,
  PageHead,
  Render,
  RenderRequest,
  RenderResult,
} from '@atoll/contracts/rendering';
import { siteUrl } from '@atoll/contracts/site-path';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router';
import { api } from '../api';
import { NO_SETTINGS, type Settings } from '../settings';
import { createAtollStore, injectSlices, type AtollStore, type LazySlice } from '../store';
import { queryEntriesOf } from './query-entries';

export interface LoadedPage {
  readonly status?: 200 | 404;
  readonly head: PageHead;
  /** What the page was made from: a change of any of it drops the kept page. */
  readonly madeFrom?: readonly string[];
  /**
   * Pictures that the document loads first. No page of ours names any now; the API still honours it, because releases
   * of remotes that do may be activated again.
   */
  readonly preload?: readonly string[];
  /** Names (`webpackChunkName`) of the code that comes later than the first script and that this page shows first. */
  readonly chunks?: readonly string[];
  /** How long the page may be kept, in seconds; a day unless said otherwise. */
  readonly maxAgeSeconds?: number;
}

/** A page that has moved for good: browsers and search engines are sent there. */
export interface MovedPage {
  /** A path of the site. */
  readonly movedTo: string;
}

/** What the app's root is told, besides its page's address and data. */
export interface RootProps {
  readonly settings: Settings;
}

export interface ServerRenderOptions {
  /** The app's package name; prefixes the ids it generates, as in the browser. */
  readonly name: string;
  readonly root: ComponentType<RootProps> | ComponentType;
  readonly slices?: readonly LazySlice[];
  /**
   * Fetches everything that the page at this address shows first, into the store, and says what the page is. Throws on
   * any failure but 404: the page is then answered with 503, rendered in the browser and not kept.
   */
  readonly load: (store: AtollStore, url: URL) => Promise<LoadedPage | MovedPage>;
}

const DAY_SECONDS = 86_400;

/** One page on its way. */
interface Page extends RootProps {
  readonly store: AtollStore;
  readonly url: URL;
}

async function htmlOf(
  { root: Root, name }: Pick<ServerRenderOptions, 'root' | 'name'>,
  { store, url, settings }: Page,
): Promise<string> {
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter location={url.pathname + url.search}>
        <Root settings={settings} />
      </StaticRouter>
    </Provider>,
    { identifierPrefix: `${name}-`, progressiveChunkSize: Infinity, onError: rethrow },
  );
  return new Response(prelude).text();
}

/** `unwrap` of a query throws what the API answered; what is logged of a failed page is an Error. */
async function loaded<T>(page: Promise<T>): Promise<T> {
  try {
    return await page;
  } catch (problem) {
    if (problem instanceof Error) throw problem;
    throw new Error(`The API did not answer: ${JSON.stringify(problem)}`, { cause: problem });
  }
}

function rethrow(error: unknown): never {
  throw error;
}

function described(page: LoadedPage | MovedPage, url: URL, store: AtollStore): PageDescription {
  if ('movedTo' in page) {
    const head = { title: pageTitle(url.pathname) };
    return { status: 301, location: page.movedTo, head, state: [], preload: [], maxAgeSeconds: 0 };
  }
  const { status = 200, head, preload = [], chunks = [], madeFrom = [], maxAgeSeconds = DAY_SECONDS } = page;
  return {
    status,
    head,
    state: queryEntriesOf(store.getState()),
    preload: [...preload],
    chunks: [...chunks],
    madeFrom: [...madeFrom],
    maxAgeSeconds,
  };
}

const drawAtOnce: NonNullable<RenderRequest['onDescribed']> = () => Promise.resolve(true);

/**
 * The `render` that an app's `server.mjs` exports: says what the page is as soon as its data is there, and draws its
 * first screen when it is told to.
 */
export function createServerRender(options: ServerRenderOptions): Render {
  const { slices = [], load } = options;
  return async ({
    url: address,
    fetchJson,
    settings = NO_SETTINGS,
    onDescribed = drawAtOnce,
  }: RenderRequest): Promise<RenderResult> => {
    const url = siteUrl(address);
    const store = createAtollStore(undefined, { fetchJson });
    injectSlices(store, slices);
    try {
      const page = described(await loaded(load(store, url)), url, store);
      const isDrawn = (await onDescribed(page)) && page.status !== 301;
      return { ...page, html: isDrawn ? await htmlOf(options, { store, url, settings }) : '' };
    } finally {
      // Query timers would hold each request's store for a minute.
      store.dispatch(api.util.resetApiState());
    }
  };
}
