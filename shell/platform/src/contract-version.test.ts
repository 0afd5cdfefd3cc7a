import { CONTRACT_VERSION } from '@atoll/contracts/registry';
import * as platform from '@atoll/platform';
import { version } from '../package.json';

/** What remotes that were released against the first 2.x find here: an older release runs in a newer shell. */
const SINCE_2_0 = [
  'api',
  'toAppError',
  'reportClientError',
  'RemoteBoundary',
  'createRemote',
  'placesApi',
  'useIsServerPage',
  'adoptServerState',
  'guardPage',
  'readJsonBlock',
  'readSettings',
  'createAtollStore',
  'injectSlices',
  'useAppDispatch',
  'useAppSelector',
  'SAVED_KINDS',
  'tripChanged',
  'selectSession',
  'selectTrip',
  'showToast',
  'dismissToast',
  'removeToast',
  'selectToast',
  'marcoToggled',
  'marcoClosed',
  'selectMarcoOpen',
];

it('PLT-06: the platform’s version is the version of the contract that releases are refused by', () => {
  expect(version).toBe(CONTRACT_VERSION);
});

it('PLT-06: a name that an older release of this version uses is still there', () => {
  expect(Object.keys(platform)).toEqual(expect.arrayContaining(SINCE_2_0));
});
