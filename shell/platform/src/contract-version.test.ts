import { CONTRACT_VERSION } from '@atoll/contracts/registry';
import { version } from '../package.json';

it('PLT-06: the platform’s version is the version of the contract that releases are refused by', () => {
  expect(version).toBe(CONTRACT_VERSION);
});
