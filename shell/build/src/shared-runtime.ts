import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ExternalItemFunctionData, ExternalItemValue } from '@rspack/core';

/** Where the host puts its federation runtime for the remotes; `runtime/provide-federation.mjs` writes it. */
const GLOBAL = '__ATOLL_FEDERATION__';
const BUNDLER_RUNTIME = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/** The federation plugin with which a host provides its runtime, as `runtimePlugins` of its configuration. */
export function providesRuntime(folder: string): string[] {
  return [createRequire(join(folder, 'package.json')).resolve('@atoll/build/runtime/provide-federation.mjs')];
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
