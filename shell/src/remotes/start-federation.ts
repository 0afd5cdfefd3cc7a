import type { Registry, RemoteName } from '@atoll/contracts/registry';
import { slotId } from '@atoll/contracts/rendering';
import type { AtollStore } from '@atoll/platform';
import { replayEarlyInput } from '../start/early-clicks';
import { nextTask } from '../start/next-task';
import { documentManifests, entryOf } from './document-registry';
import { createRemoteLoader } from './remote-loader';
import { onLinkPressed } from './remote-hints';
import { releaseReporter } from './release-reporter';
import { composeRemotes } from './single-spa-apps';

function slotOf(app: RemoteName): HTMLElement {
  const slot = document.getElementById(slotId(app));
  if (!slot) throw new Error(`There is no slot for ${app}`);
  return slot;
}

/** Starts Module Federation and single-spa, once the slots are in the document; `active` is loaded meanwhile. */
export async function startFederation(
  registry: Registry,
  store: AtollStore,
  active: RemoteName | null,
  isGuardedDocument: boolean,
): Promise<void> {
  const { load, preload } = createRemoteLoader(registry, documentManifests());
  if (active) preload(active);
  onLinkPressed(preload);
  await nextTask();
  // What was clicked or chosen in a remote's first screen waits for the remote.
  addEventListener('single-spa:app-change', replayEarlyInput);
  composeRemotes({
    store,
    isGuardedDocument,
    load,
    slotOf,
    releaseOf: (app) => entryOf(registry, app)?.hash,
    reloadPage: () => {
      window.location.reload();
    },
    onLoad: releaseReporter(registry),
  });
}
