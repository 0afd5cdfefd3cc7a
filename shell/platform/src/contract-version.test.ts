import { CONTRACT_VERSION } from '@atoll/contracts/registry';
import * as platform from '@atoll/platform';
import { version } from '../package.json';

/** The contract of the list below. Another major begins a new list; a name that is added makes a minor at least. */
const MAJOR = 2;

/** What every release of this major may use of the shell: an older release runs in a newer shell. */
const NAMES = [
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
  'MissingCode',
  'accessToken',
  'adoptSignIn',
  'currentAccessToken',
  'marcoMinimized',
  'muteClientErrors',
  'refreshSession',
  'reportHydrationErrors',
  'reportReleaseHealth',
  'selectMarcoMinimized',
  'requestOpened',
  'requestClosed',
  'selectRequestWindow',
  'selectUser',
  'signOut',
  'siteApi',
  'startSession',
];

it('PLT-06: the platform’s version is the version of the contract that releases are refused by', () => {
  expect(version).toBe(CONTRACT_VERSION);
  expect(CONTRACT_VERSION.split('.')[0]).toBe(String(MAJOR));
});

it('PLT-06: no name that a release of this contract may use is gone, and one that is new joins the list', () => {
  expect(Object.keys(platform).sort()).toEqual([...NAMES].sort());
});
