import '@atoll/ui/styles/tokens.css';
import '@atoll/ui/styles/base.css';
import type { Registry, RemoteName } from '@atoll/contracts/registry';
import { slotId } from '@atoll/contracts/rendering';
import { matchSiteRoute } from '@atoll/contracts/site-routes';
import {
  adoptServerState,
  createAtollStore,
  marcoToggled,
  on,
  readSettings,
  reportClientError,
  selectMarcoOpen,
} from '@atoll/platform';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { documentManifests, entryOf } from './remotes/document-registry';
import { createRemoteLoader } from './remotes/remote-loader';
import { releaseReporter } from './remotes/release-reporter';
import { composeRemotes } from './remotes/single-spa-apps';
import { ShellApp } from './shell-app';

function slotOf(app: RemoteName): HTMLElement {
  const slot = document.getElementById(slotId(app));
  if (!slot) throw new Error(`There is no slot for ${app}`);
  return slot;
}

/** Starts the site in this document: the shell at once, the page's remote as soon as its scripts are here. */
export function bootstrap(registry: Registry): void {
  const store = createAtollStore();
  const serverState = adoptServerState(store, 'shell', []);
  const { load, preload } = createRemoteLoader(registry, documentManifests());
  const active = matchSiteRoute(window.location.pathname)?.app;
  if (active && active !== 'shell') preload(active);

  on('marco:requested', () => {
    if (!selectMarcoOpen(store.getState())) store.dispatch(marcoToggled());
  });

  let composed = false;
  const onSlotsReady = () => {
    if (composed) return;
    composed = true;
    composeRemotes({
      store,
      load,
      slotOf,
      releaseOf: (app) => entryOf(registry, app)?.hash,
      reloadPage: () => {
        window.location.reload();
      },
      onLoad: releaseReporter(registry),
    });
  };

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
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
  hydrateRoot(root, app, {
    identifierPrefix: IDENTIFIER_PREFIX,
    onRecoverableError: (error) => {
      reportClientError(error, { source: 'shell hydration' });
    },
  });
}
