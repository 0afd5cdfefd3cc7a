import type { Registry, RegistryEntry, RemoteName } from '@atoll/contracts/registry';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import { entryOf } from './document-registry';
import { fetchAhead } from './fetch-ahead';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True where somebody pays for, or waits for, each byte: then nothing is fetched that may not be needed. */
function isThrifty(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** The remote that the page's own form leads to: the most likely next page, such as the hotels from the front page. */
function nextEntry(registry: Registry): RegistryEntry | null {
  const form = document.querySelector<HTMLFormElement>('main form[action]');
  const app = form && matchSiteRoute(new URL(form.action).pathname)?.app;
  return app && app !== 'shell' ? entryOf(registry, app) : null;
}

/** Fetches the first page of the remote that this page leads to, for whoever goes there. */
export function prefetchNext(registry: Registry): void {
  const entry = isThrifty() ? null : nextEntry(registry);
  if (entry) fetchAhead(entry, 'prefetch');
}

/** The remote that the link under a pointer or focus event leads to. */
function linkedApp({ target }: Event): RemoteName | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== window.location.origin) return null;
  const app = matchSiteRoute(link.pathname)?.app;
  return app && app !== 'shell' ? app : null;
}

/** Fetches a remote as soon as somebody points at, or moves the focus to, a link to one of its pages. */
export function hintOnIntent(registry: Registry): void {
  const onIntent = (event: Event) => {
    const app = linkedApp(event);
    const entry = app && entryOf(registry, app);
    if (entry) fetchAhead(entry);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent, { passive: true });
}

/** Tells of a remote when somebody presses a link to one of its pages, which is a moment before the click. */
export function onLinkPressed(tell: (app: RemoteName) => void): void {
  const onPress = (event: Event) => {
    const app = linkedApp(event);
    if (app) tell(app);
  };
  document.addEventListener('pointerdown', onPress, { passive: true });
}
