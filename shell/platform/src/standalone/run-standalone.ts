import type { AppProps } from 'single-spa';
import type { RemoteLifecycles, RemoteProps } from '../create-remote';
import { createAtollStore } from '../store';

/**
 * Mounts a remote by itself in `#root`: the store, the router and the lifecycles are the real ones, the shell's
 * layout and the other remotes are not there (PLT-09).
 */
export async function runStandalone({ bootstrap, mount }: RemoteLifecycles): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const own: RemoteProps = { store: createAtollStore(), slotGetter: () => root };
  // What single-spa adds to a remote's props is of no use to a remote that runs alone.
  const props = { ...own, name: 'standalone' } as RemoteProps & AppProps;
  for (const step of bootstrap) await step(props);
  await mount(props);
}
