import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { packageFacts } from '../package-facts';
import { standaloneConfig } from './standalone-config';

export interface StandaloneServer {
  /** Address of the remote's first page. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** What a remote asks of the site: answered by a running one. */
const FROM_SITE = ['/api', '/media', '/assets'];

/** Serves one remote alone, rebuilt on every change; data and pictures come from the site at `api`. */
export async function startStandalone(folder: string, port: number, api: string): Promise<StandaloneServer> {
  const facts = packageFacts(folder);
  const page =
    SITE_ROUTES.find(({ app, access }) => app === facts.name && access === 'public')?.pattern ?? '/';
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: false,
      liveReload: true,
      setupExitSignals: false,
      historyApiFallback: { index: '/standalone/index.html' },
      proxy: [{ context: FROM_SITE, target: api }],
      allowedHosts: ['localhost'],
      client: { logging: 'warn' },
    },
    rspack(standaloneConfig(facts, 'development')),
  );
  await server.start();
  return { url: `http://127.0.0.1:${port}${page}`, stop: () => server.stop() };
}
