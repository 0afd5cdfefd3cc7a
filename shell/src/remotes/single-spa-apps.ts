import { REMOTES, type RemoteName } from '@atoll/contracts/registry';
import { reportClientError, type RemoteLifecycles } from '@atoll/platform';
import {
  registerApplication,
  setMountMaxTime,
  start,
  triggerAppChange,
  unloadApplication,
  type LifeCycles,
} from 'single-spa';
import { isActive, isOpenBeside, type DocumentOfPage } from './is-active';
import { isCorruptEntry, type RemoteLoader } from './remote-loader';
import { remoteStatus, setRemoteStatus } from './remote-status';

interface Composition extends DocumentOfPage {
  readonly load: RemoteLoader['load'];
  /** The element a remote is mounted in. */
  readonly slotOf: (app: RemoteName) => HTMLElement;
  readonly releaseOf: (app: RemoteName) => string | undefined;
  readonly reloadPage: () => void;
  /** Told of every load: whether the remote came to its first mount, or failed before. */
  readonly onLoad: (app: RemoteName, outcome: 'mounted' | 'failed') => void;
}

const MOUNT_PATIENCE_MS = 30_000;

const nothing = () => Promise.resolve();

/** Lifecycles of a remote that could not be loaded: the shell shows the message, single-spa mounts nothing. */
const FAILED: LifeCycles = { bootstrap: nothing, mount: nothing, unmount: nothing };

function fail(app: RemoteName, error: unknown, { releaseOf, reloadPage, onLoad }: Composition): void {
  const release = releaseOf(app);
  onLoad(app, 'failed');
  reportClientError(error, { source: app, ...(release ? { release } : {}) });
  const reload = () => {
    setRemoteStatus(app, { phase: 'loading', isRetry: true });
    void unloadApplication(app).then(() => triggerAppChange());
  };
  setRemoteStatus(app, { phase: 'failed', retry: isCorruptEntry(error) ? reloadPage : reload });
}

/**
 * A lifecycle that never rejects: single-spa would mark the app broken for good, where a traveler expects Retry to
 * work (ERR-08).
 */
function guarded(
  app: RemoteName,
  composition: Composition,
  lifecycle: RemoteLifecycles['mount'] | RemoteLifecycles['bootstrap'],
  onDone: () => void = () => undefined,
): LifeCycles['mount'] {
  const steps = Array.isArray(lifecycle) ? lifecycle : [lifecycle];
  return async (props) => {
    try {
      // single-spa hands over the custom props of registerApplication, which are RemoteProps.
      for (const step of steps) await step(props as unknown as Parameters<typeof step>[0]);
      onDone();
    } catch (error) {
      fail(app, error, composition);
    }
  };
}

async function loadGuarded(app: RemoteName, composition: Composition): Promise<LifeCycles> {
  // What the server rendered is better than a skeleton, and a retry has said already that it loads.
  const isShown = composition.slotOf(app).dataset['server'] || remoteStatus(app).phase === 'loading';
  if (!isShown) setRemoteStatus(app, { phase: 'loading' });
  try {
    const { bootstrap, mount, unmount } = await composition.load(app);
    setRemoteStatus(app, { phase: 'ready' });
    return {
      bootstrap: guarded(app, composition, bootstrap),
      mount: guarded(app, composition, mount, () => {
        composition.onLoad(app, 'mounted');
      }),
      unmount: guarded(app, composition, unmount),
    };
  } catch (error) {
    fail(app, error, composition);
    return FAILED;
  }
}

/** Registers every remote with single-spa and starts it. Call once, when the slots are in the document. */
export function composeRemotes(composition: Composition): void {
  const { store, slotOf } = composition;
  for (const app of REMOTES) {
    registerApplication({
      name: app,
      app: () => loadGuarded(app, composition),
      activeWhen: (location) => isActive(app, location.pathname, composition),
      customProps: { store, slotGetter: () => slotOf(app), release: composition.releaseOf(app) },
    });
  }
  const openBeside = () => REMOTES.filter((app) => isOpenBeside(app, store)).join();
  let known = openBeside();
  store.subscribe(() => {
    const open = openBeside();
    if (open === known) return;
    known = open;
    void triggerAppChange();
  });
  // A slow device hydrates a page in more than single-spa's three seconds: that is no error, and nobody gives up.
  setMountMaxTime(MOUNT_PATIENCE_MS, false, MOUNT_PATIENCE_MS);
  start({ urlRerouteOnly: true });
}
