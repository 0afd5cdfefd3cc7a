import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AppProps, LifeCycleFn } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { RemoteBoundary } from './remote-boundary';
import { injectSlices, type AtollStore, type LazySlice } from './store';

/** What the shell hands to every remote when it bootstraps and mounts it. */
export interface RemoteProps {
  readonly store: AtollStore;
  readonly domElementGetter: () => HTMLElement;
}

export interface RemoteOptions {
  /** The remote's package name, such as `mfe-hotels`; prefixes the ids it generates. */
  readonly name: string;
  readonly root: React.ComponentType;
  readonly slices?: readonly LazySlice[];
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
export function createRemote({ name, root: Root, slices = [] }: RemoteOptions): RemoteLifecycles {
  function RemoteRoot({ store }: RootProps) {
    return (
      <React.StrictMode>
        <Provider store={store}>
          <BrowserRouter>
            <RemoteBoundary name={name}>
              <Root />
            </RemoteBoundary>
          </BrowserRouter>
        </Provider>
      </React.StrictMode>
    );
  }

  const react = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: withIdentifierPrefix(`${name}-`),
    rootComponent: RemoteRoot,
    renderType: 'createRoot',
    domElementGetter: (props) => props.domElementGetter(),
    // RemoteBoundary is the boundary; single-spa-react would warn that the root has none of its own.
    suppressComponentDidCatchWarning: true,
  });

  return {
    bootstrap: [
      ({ store }) => {
        injectSlices(store, slices);
        return Promise.resolve();
      },
      react.bootstrap,
    ],
    mount: react.mount,
    unmount: react.unmount,
  };
}

/** Keeps the ids of `useId` apart between the roots of one document. */
function withIdentifierPrefix(identifierPrefix: string) {
  return {
    createRoot: (element: Element, options?: ReactDOMClient.RootOptions) =>
      ReactDOMClient.createRoot(element, { ...options, identifierPrefix }),
  };
}
