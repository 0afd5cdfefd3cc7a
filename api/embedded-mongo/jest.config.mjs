import { nodeProject } from '../../jest.base.mjs';

export default {
  ...nodeProject('embedded-mongo'),
  globalSetup: '<rootDir>/../../scripts/jest/build-for-tests.ts',
};
