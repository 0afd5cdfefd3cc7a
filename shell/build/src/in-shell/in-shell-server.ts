import { basename, join } from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { RspackDevServer, type Configuration } from '@rspack/dev-server';
import { packageFacts } from '../package-facts';
import { remoteConfig } from '../remote-config';

export interface InShellServer {
  /** What the site is told: in DEV_REMOTES, or in `?mfe-override=`. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Pages of a site on this machine may load from here; a page from elsewhere must not read the sources. */
const onlyToThisMachine: NonNullable<Configuration['headers']> = (request) => {
  const origin = request.headers.origin ?? '';
  const isLocal = URL.canParse(origin) && LOCAL.has(new URL(origin).hostname);
  return { vary: 'origin', ...(isLocal ? { 'access-control-allow-origin': origin } : {}) };
};

/** Says after each build how it went. */
function tellBuilds(compiler: Compiler, name: string, tell: (line: string) => void): void {
  compiler.hooks.done.tap('tell-builds', (stats) => {
    const { startTime = 0, endTime = 0 } = stats;
    if (stats.hasErrors())
      tell(`${name} does not build:\n${stats.toString({ preset: 'errors-only', colors: false })}`);
    else tell(`${name} is built (${endTime - startTime} ms).`);
  });
}

/**
 * Serves one remote as the shell loads it, federation and all, rebuilt on every change; pages that show it load again
 * by themselves. Nothing is written to the disk: `dist/` stays the build that it was.
 */
export async function startInShell(
  folder: string,
  port: number,
  tell: (line: string) => void,
): Promise<InShellServer> {
  const facts = packageFacts(folder);
  const config = remoteConfig(facts, 'development');
  const compiler = rspack({
    ...config,
    output: { ...config.output, path: join(folder, 'dist-dev') },
    infrastructureLogging: { level: 'error' },
    lazyCompilation: false,
  });
  tellBuilds(compiler, basename(folder), tell);
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      // The shell's React is the production one, which has no Fast Refresh.
      hot: false,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      allowedHosts: ['localhost'],
      headers: onlyToThisMachine,
      devMiddleware: { stats: 'none' },
      // The page is the site's: its policy allows no overlay, and its address is not ours.
      client: { logging: 'warn', overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    },
    compiler,
  );
  await server.start();
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}
