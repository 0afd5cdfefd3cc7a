import Sequencer from '@jest/test-sequencer';

/** Small files that take long: on a fresh clone Jest knows only how large a file is, and would begin them last. */
const SLOW = [
  'shell/map/basemap/built.test.ts',
  'shell/map/basemap/world.test.ts',
  'api/sandbox/test/every-city.test.ts',
  'api/src/directory/cards/card-worker.killed.test.ts',
  'api/src/start.test.ts',
  'api/src/shared/http/load-shedding.test.ts',
  'api/src/releases/instances.test.ts',
  'api/embedded-mongo/src/main.test.ts',
  'api/demo-data/demo-data.test.ts',
  'api/test/provider-allowance.test.ts',
];

/** Begins with what takes long, so that no worker is left alone with it in the end. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ path }) => SLOW.some((file) => path.endsWith(file));
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
