import { startTwoDisks, type TwoDisks } from '../scripts/suites/instances/two-disks';
import { MANY_VISITORS } from '../scripts/suites/temporary-site';
import { test as base } from './journey';

const START_TIMEOUT_MS = 300_000;

/** Journeys whose every request goes to the other of two instances, which share database and bucket alone. */
export const test = base.extend<object, { readonly twoDisks: TwoDisks }>({
  twoDisks: [
    async ({}, use) => {
      const site = await startTwoDisks({ ...MANY_VISITORS, LOAD_SHEDDING: 'off' });
      try {
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ twoDisks }, use) => use(twoDisks.url),
});

export { expect } from './journey';
