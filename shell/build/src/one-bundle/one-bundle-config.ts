import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from '../base-config';
import { compileHints } from '../compile-hints';
import { serverConfig } from '../server-config';
import { shellAssets, shellFileNames } from '../shell-config';

/**
 * The site as one build, without federation: what a bench compares the composed site with. One context and one name
 * for all of it, so that the browser's and the servers' builds give every CSS class the same name.
 */
const asOne = (root: string) => ({ name: 'site', version: '0.0.0', folder: root });

/** The repository itself has no loaders installed; the shell has. */
const loadersOf = (root: string) => ({ modules: [join(root, 'shell/node_modules')] });

/** Takes the place of a module of the shell that knows of federation. */
function instead(module: RegExp, lines: readonly string[]) {
  const source = `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
  return new rspack.NormalModuleReplacementPlugin(module, source);
}

/** As in the composed site, where the form of the front page leads to it. */
const FETCHED_AHEAD = 'mfe-hotels';

function linkedRemotes(root: string, remotes: readonly string[]): string[] {
  const imports = remotes.map((name) => {
    const entry = JSON.stringify(join(root, name, 'src/index.ts'));
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${name}", webpackPrefetch: ${name === FETCHED_AHEAD} */ ${entry}),`;
  });
  return [
    `const remotes = {${imports.join('\n')}};`,
    'export const isCorruptEntry = () => false;',
    'export const createRemoteLoader = () => ({ load: (app) => remotes[app](), preload: (app) => void remotes[app]() });',
  ];
}

/** The shell with every remote linked into its build; each remote stays a chunk of its own, as routes do. */
export function oneBundleConfig(root: string, remotes: readonly string[], dist: string): Configuration {
  const base = baseConfig(asOne(root), 'production');
  return {
    ...base,
    resolveLoader: loadersOf(root),
    // As in the composed site, where the remotes get the same parts of it.
    resolve: {
      ...base.resolve,
      alias: { 'react-router-dom$': join(root, 'shell/src/shared/router-facade.ts') },
    },
    entry: { main: './shell/src/main.ts' },
    output: { ...base.output, ...shellFileNames, path: dist },
    // The remotes meet in shared sheets here, which load the kit's styles in different orders. Each class is set by one sheet alone.
    ignoreWarnings: [/Conflicting order between/],
    plugins: [
      instead(/\/remote-loader$/, linkedRemotes(root, remotes)),
      instead(/\/shared-catalog$/, ['export const sharedCatalog = () => undefined;']),
      instead(/\/fetch-ahead$/, ['export const fetchAhead = () => undefined;']),
      instead(/\/remote-hints$/, [
        'export const hintOnIntent = () => undefined;',
        'export const prefetchNext = () => undefined;',
        'export const onLinkPressed = () => undefined;',
      ]),
      shellAssets(join(root, 'shell')),
      compileHints(),
    ],
  };
}

/** The server bundle of an app, with the class names of the one build. */
export function oneBundleServerConfig(root: string, app: string, dist: string): Configuration {
  const config = serverConfig(asOne(root), 'production');
  return {
    ...config,
    resolveLoader: loadersOf(root),
    entry: { server: `./${app}/src/server.tsx` },
    output: { ...config.output, path: dist },
  };
}
