import { rspack } from '@rspack/core';

/** Without a name of ours, a chunk's file is named by its number. */
const UNNAMED = /(^|\/)\d+\.[^/]*$/;

/**
 * Has Chromium compile the functions of a script while it arrives, off the main thread, instead of each one on the main
 * thread when it is first called (https://v8.dev/blog/explicit-compile-hints). Only for what a page starts with: entries,
 * exposes and the chunks that have a name. Elsewhere, as in a library for maps, most functions are never called, and the
 * browser had better not keep them.
 */
export function compileHints() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // After the minimizer, which drops comments, and before source maps count lines.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    test: /\.js$/,
    exclude: UNNAMED,
  });
}
