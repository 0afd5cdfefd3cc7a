import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ExternalItemFunctionData, ExternalItemValue } from '@rspack/core';
import { installedVersion } from './package-facts';

/** Where the host puts its federation runtime for the remotes; `runtime/provide-federation.mjs` writes it. */
const GLOBAL = '__ATOLL_FEDERATION__';
const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

const PROVIDING_PLUGIN = '@atoll/build/runtime/provide-federation.mjs';

/** The federation plugin with which a host provides its runtime, as `runtimePlugins` of its configuration. */
export function providesRuntime(folder: string): string[] {
  return [createRequire(join(folder, 'package.json')).resolve(PROVIDING_PLUGIN)];
}

/** The folder of the build kit that a package is built with. */
export function buildKitFolder(folder: string): string {
  return dirname(dirname(createRequire(join(folder, 'package.json')).resolve(PROVIDING_PLUGIN)));
}

/** The version of the federation runtime that a package is built with: the shell runs it, the remotes take it. */
export function federationVersion(folder: string): string {
  const version = installedVersion(buildKitFolder(folder), '@module-federation/webpack-bundler-runtime');
  if (version === null) throw new Error(`${folder}: the federation runtime is not installed`);
  return version;
}

/**
 * Takes the federation runtime from the host, as an external of a remote's configuration: 11 KB after brotli that
 * every remote would otherwise bring along and start anew.
 */
export function takesRuntime(
  { request }: ExternalItemFunctionData,
  callback: (error?: Error, result?: ExternalItemValue, type?: 'var') => void,
): void {
  if (request && BUNDLER_RUNTIME.test(request)) callback(undefined, `globalThis.${GLOBAL}`, 'var');
  else callback();
}

function esmOf(path: string): string {
  return path.replace(/\.cjs$/, '.js');
}

/**
 * Aliases by which a host bundles the runtime's ES modules. The bundler's own plugin asks for their CommonJS twins, of
 * which nothing can be left out: 4 KB more after brotli.
 */
export function esmRuntime(): Record<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const bundlerRuntime = resolve('@module-federation/webpack-bundler-runtime');
  const runtime = createRequire(resolve('@module-federation/runtime-tools')).resolve(
    '@module-federation/runtime',
  );
  return { [bundlerRuntime]: esmOf(bundlerRuntime), '@module-federation/runtime': esmOf(runtime) };
}
