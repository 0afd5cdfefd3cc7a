import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RunningRelease, RunningReleases } from '../../shared/releases/running-releases';
import { createCdnHeaders, type CdnHeaders } from './cdn-headers';
import { ALL_PAGES_TAG, tagsOfChange } from './cdn-tags';
import { createPagePurge } from './page-purge';
import type { PurgeTags } from './purge-port';

export interface Cdn {
  readonly headers: CdnHeaders;
  /** Told what changed, after this instance's own pages of it are dropped. */
  readonly changed: (subjects: readonly string[] | 'everything') => void;
  /** Told again and again what everybody gets, once pages are made of it. */
  readonly settled: (everybodys: readonly RunningRelease[]) => void;
}

export interface CdnDeps {
  /** Null where no CDN stands in front. */
  readonly purgeTags: PurgeTags | null;
  readonly publicUrl: string;
  readonly hasCanary: RunningReleases['hasCanary'];
  readonly log: FastifyBaseLogger;
}

const NO_CDN: Cdn = {
  headers: createCdnHeaders(null),
  changed: () => undefined,
  settled: () => undefined,
};

/** The CDN in front of the site, from the start of the API, where all pages may be of another build, to its end. */
export function createCdn(app: FastifyInstance, deps: CdnDeps): Cdn {
  const { purgeTags, publicUrl, hasCanary, log } = deps;
  if (purgeTags === null) return NO_CDN;
  const { purge, timesForgotten, start, stop } = createPagePurge({ send: purgeTags, log });
  let latest: string | null = null;
  app.addHook('onReady', async () => {
    purge([ALL_PAGES_TAG]);
    start();
  });
  app.addHook('onClose', stop);
  return {
    headers: createCdnHeaders({ publicUrl, hasCanary, timesForgotten }),
    changed: (subjects) => purge(subjects === 'everything' ? [ALL_PAGES_TAG] : tagsOfChange(subjects)),
    settled: (everybodys) => {
      // A canary that begins concerns all pages, too: a CDN that answers with what it has would leave nobody to it.
      const now = JSON.stringify([hasCanary(), everybodys.map(({ entry }) => [entry.hash, entry.watched])]);
      if (latest !== null && latest !== now) purge([ALL_PAGES_TAG]);
      latest = now;
    },
  };
}
