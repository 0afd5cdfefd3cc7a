import '@atoll/ui/styles/tokens.css';
import '@atoll/ui/styles/base.css';
import type { Registry, RemoteName } from '@atoll/contracts/registry';
import { slotId } from '@atoll/contracts/rendering';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import {
  adoptServerState,
  createAtollStore,
  readSettings,
  reportHydrationErrors,
  startSession,
  type AtollStore,
} from '@atoll/platform';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
// The endpoints of home must be known before the server's answers are adopted; its page comes later.
import './home/home.api';
import { prepareShellPage } from './pages/later-pages';
import { isGuarded } from './layout/use-guard';
import { entryOf } from './remotes/document-registry';
import { fetchAhead } from './remotes/fetch-ahead';
import { hintOnIntent, prefetchNext } from './remotes/remote-hints';
import { ShellApp } from './shell-app';
import { onVerifiedSignIn } from './session/on-sign-in';
import { replayEarlyClicks, stopKeepingClicks } from './start/early-clicks';
import { nextTask } from './start/next-task';
import { untilIdle, untilIdleOrInput } from './start/idle-or-input';

const idleParts = () => import(/* webpackChunkName: "idle-parts" */ './start/idle-parts');

/** The remote whose page this address is; null on the shell's own pages. */
function activeRemote(): RemoteName | null {
  const app = matchSiteRoute(window.location.pathname)?.app;
  return app === undefined || app === 'shell' ? null : app;
}

/** True while a remote's page shows what the server rendered, so that nobody waits for the remote itself. */
function showsServerScreen(app: RemoteName): boolean {
  return document.getElementById(slotId(app))?.dataset['server'] === 'true';
}

/** Loads and mounts the remotes: at once where the page is still empty without, else when the browser has time. */
async function composeWhenDue(
  registry: Registry,
  store: AtollStore,
  isGuardedDocument: boolean,
): Promise<void> {
  const active = activeRemote();
  if (!active || showsServerScreen(active)) await untilIdleOrInput();
  await nextTask();
  const { startFederation } = await import(/* webpackMode: "eager" */ './remotes/start-federation');
  await startFederation(registry, store, activeRemote(), isGuardedDocument);
  await untilIdle();
  prefetchNext(registry);
  // Without its code the page works as before, and only says less when the line is cut.
  const parts = await idleParts().catch(() => null);
  parts?.keepPageOffline(store);
  parts?.keepPlaces();
  parts?.openRequestPageInstead(store);
}

/** Starts the site in this document: the shell at once, then the page's remote. */
export async function bootstrap(registry: Registry): Promise<void> {
  const active = activeRemote();
  const isGuardedDocument = isGuarded(matchSiteRoute(window.location.pathname));
  const entry = active && entryOf(registry, active);
  if (entry) fetchAhead(entry);
  // A page whose code does not come says so itself, with Retry.
  const isPrepared = prepareShellPage(window.location.pathname).catch(() => undefined);
  const store = createAtollStore();
  const serverState = adoptServerState(store, 'shell', []);
  await Promise.all([nextTask(), isPrepared]);

  let isComposing = false;
  const onSlotsReady = () => {
    if (isComposing) return;
    isComposing = true;
    startSession(store.dispatch, { isGuardedPage: isGuardedDocument });
    onVerifiedSignIn(store, async (userId) => {
      const { followAccountSaved } = await idleParts();
      await followAccountSaved(store, userId);
    });
    replayEarlyClicks();
    hintOnIntent(registry);
    void composeWhenDue(registry, store, isGuardedDocument);
  };

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  stopKeepingClicks();
  render(
    root,
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <BrowserRouter>
          <ShellApp settings={readSettings()} onSlotsReady={onSlotsReady} />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
}

const IDENTIFIER_PREFIX = 'shell-';

/** Hydrates what the server rendered; without it, as on a page whose first screen failed, renders from scratch. */
function render(root: HTMLElement, app: ReactNode): void {
  if (root.childElementCount === 0) {
    createRoot(root, { identifierPrefix: IDENTIFIER_PREFIX }).render(app);
    return;
  }
  // As a transition, hydration makes room for what somebody does meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, {
      identifierPrefix: IDENTIFIER_PREFIX,
      onRecoverableError: reportHydrationErrors('shell hydration'),
    });
  });
}
