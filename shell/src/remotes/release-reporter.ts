import type { Registry, RemoteName } from '@atoll/contracts/registry';
import { reportReleaseHealth } from '@atoll/platform';
import { entryOf } from './document-registry';

/**
 * Reports how the first load of each watched release went in this document. Only new releases are watched, so that an
 * ordinary visit sends nothing.
 */
export function releaseReporter(registry: Registry) {
  const reported = new Set<RemoteName>();
  return (app: RemoteName, outcome: 'mounted' | 'failed'): void => {
    const entry = entryOf(registry, app);
    if (!entry?.watched || reported.has(app)) return;
    reported.add(app);
    reportReleaseHealth({ app, release: entry.hash, outcome });
  };
}
