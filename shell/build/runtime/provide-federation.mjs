// What only a build with exposes carries: the host has none of its own, but starts the remotes'.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/* global __webpack_require__ -- the bundler's own name for the host's module system, where its runtime hangs */

/**
 * A remote's own federation instance. The runtime's `init` would take the host's instance for it: it knows instances
 * by an id that is compiled into each build, and this one build now serves all of them.
 */
function initRemote({ createInstance, getInstance }) {
  return (options) => {
    const known = getInstance((instance) => instance.options.name === options.name);
    if (!known) return createInstance(options);
    known.initOptions(options);
    return known;
  };
}

/**
 * A federation plugin of the host: hands its bundler runtime to the remotes, which are built without one of their
 * own (`@atoll/build/shared-runtime`). Runs when the host's instance is made, before any remote can be loaded.
 */
export default function provideFederation() {
  return {
    name: 'atoll-provide-federation',
    beforeInit(args) {
      const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
      globalThis.__ATOLL_FEDERATION__ ??= {
        runtime: { ...runtime, init: initRemote(runtime) },
        bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
        attachShareScopeMap,
      };
      return args;
    },
  };
}
