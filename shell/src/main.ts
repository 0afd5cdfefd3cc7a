import { sharedCatalog } from './shared/shared-catalog';
import { nextTask } from './start/next-task';

/**
 * The start, in steps that let the browser breathe: one library after the other is evaluated, then the shell. All of it
 * is in this script already (`eager`); what comes apart is the work, not the files. These steps use nothing of what
 * they evaluate (`webpackExports`).
 */
async function start(): Promise<void> {
  // What comes before this line, federation's own start, is a step, too.
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@reduxjs/toolkit/query/react');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@atoll/platform');
  await nextTask();
  const { startSite } = await import(/* webpackMode: "eager" */ './start/start-site');
  await startSite();
}

void start();

export { sharedCatalog };
