import type { Registry, RegistryEntry } from '@atoll/contracts/registry';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { entryOf } from './document-registry';
import { addPreload } from './preload-link';

/** Fetches what a remote's first page needs, without running it. */
export function hintRemote({ preload, integrity }: RegistryEntry): void {
  for (const href of preload) addPreload(href, integrity[href]);
}

function linkedEntry(event: Event, registry: Registry): RegistryEntry | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== window.location.origin) return null;
  const app = matchSiteRoute(link.pathname)?.app;
  return app && app !== 'shell' ? entryOf(registry, app) : null;
}

/** Fetches a remote as soon as somebody points at, or moves the focus to, a link to one of its pages. */
export function hintOnIntent(registry: Registry): void {
  const onIntent = (event: Event) => {
    const entry = linkedEntry(event, registry);
    if (entry) hintRemote(entry);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent, { passive: true });
}
