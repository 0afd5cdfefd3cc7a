import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AppProps, LifeCycleFn } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { reportHydrationErrors } from './hydration-errors';
import { RemoteBoundary } from './remote-boundary';
import { ServerPageContext } from './server-page';
import { adoptServerState } from './server-state';
import { injectSlices, type AtollStore, type LazySlice, type RootState } from './store';

/** What the shell hands to every remote when it bootstraps and mounts it. */
export interface RemoteProps {
  readonly store: AtollStore;
  /** The element to be mounted in. Not named `domElementGetter`: single-spa-react would take it before ours. */
  readonly slotGetter: () => HTMLElement;
  /** Hash of the release that the remote was loaded from; absent where a remote runs alone. */
  readonly release?: string;
}

export interface RemoteOptions {
  /** The remote's package name, such as `mfe-hotels`; prefixes the ids it generates. */
  readonly name: string;
  readonly root: React.ComponentType;
  readonly slices?: readonly LazySlice[];
  /** Fetches code that the first page is hydrated with and that does not stand in the remote's first script. */
  readonly prepare?: () => Promise<unknown>;
}

export interface RemoteLifecycles {
  readonly bootstrap: LifeCycleFn<RemoteProps>[];
  readonly mount: LifeCycleFn<RemoteProps>;
  readonly unmount: LifeCycleFn<RemoteProps>;
}

type RootProps = RemoteProps & AppProps;

/**
 * The single-spa lifecycles of a remote: its slices are injected first, then its root is mounted with the shared
 * store and a router of its own (React context never crosses roots), inside a boundary with Retry.
 */
export function createRemote({ name, root: Root, slices = [], prepare }: RemoteOptions): RemoteLifecycles {
  function RemoteRoot({ store, release }: RootProps) {
    React.useLayoutEffect(() => {
      delete slot?.dataset['hydrating'];
    }, []);
    return (
      <React.StrictMode>
        <Provider store={store} serverState={serverState}>
          <BrowserRouter>
            <RemoteBoundary name={name} release={release}>
              <ServerPageContext value={isServerPage}>
                <Root />
              </ServerPageContext>
            </RemoteBoundary>
          </BrowserRouter>
        </Provider>
      </React.StrictMode>
    );
  }

  let serverState: RootState | undefined;
  let slot: HTMLElement | null = null;
  let isServerPage = false;
  const react = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: reactDomClient(name),
    rootComponent: RemoteRoot,
    // What the server rendered is hydrated once; after that, and without it, the slot is filled from scratch.
    renderType: () => {
      isServerPage = takeServerHtml(slot);
      return isServerPage ? 'hydrateRoot' : 'createRoot';
    },
    domElementGetter: (props) => {
      slot = props.slotGetter();
      return slot;
    },
    // RemoteBoundary is the boundary; single-spa-react would warn that the root has none of its own.
    suppressComponentDidCatchWarning: true,
  });

  return {
    bootstrap: [
      async ({ store }) => {
        injectSlices(store, slices);
        // Its code may bring the endpoints that the server's answers are of.
        await prepare?.();
        serverState = adoptServerState(store, name, slices);
      },
      react.bootstrap,
    ],
    mount: react.mount,
    unmount: react.unmount,
  };
}

/** True once for a slot that holds what the server rendered. It is marked until React has taken it over. */
function takeServerHtml(slot: HTMLElement | null): boolean {
  if (slot?.dataset['server'] !== 'true') return false;
  delete slot.dataset['server'];
  slot.dataset['hydrating'] = '';
  return true;
}

/** Keeps the ids of `useId` apart between the roots of one document, and reports what hydration had to mend. */
function reactDomClient(name: string) {
  const identifierPrefix = `${name}-`;
  return {
    createRoot: (element: Element) => ReactDOMClient.createRoot(element, { identifierPrefix }),
    hydrateRoot: (element: Element, node: React.ReactNode) =>
      hydrateCalmly(element, node, {
        identifierPrefix,
        onRecoverableError: reportHydrationErrors(`${name} hydration`),
      }),
  };
}

/** As a transition, hydration makes room for what somebody does meanwhile. */
function hydrateCalmly(...args: Parameters<typeof ReactDOMClient.hydrateRoot>): ReactDOMClient.Root {
  let root: ReactDOMClient.Root | undefined;
  React.startTransition(() => {
    root = ReactDOMClient.hydrateRoot(...args);
  });
  if (!root) throw new Error('startTransition did not run');
  return root;
}
