import { nodeProject } from '../jest.base.mjs';

// The packages inside this folder have projects of their own.
export default {
  ...nodeProject('api'),
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/places-data', '<rootDir>/demo-data'],
  globalSetup: '<rootDir>/../scripts/jest/build-gazetteer.ts',
};
