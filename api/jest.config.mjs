import { nodeProject } from '../jest.base.mjs';

const project = nodeProject('api');

// The packages inside this folder have projects of their own.
export default {
  ...project,
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/places-data', '<rootDir>/demo-data'],
  setupFiles: [...project.setupFiles, '<rootDir>/test/plugin-names.ts'],
  globalSetup: '<rootDir>/../scripts/jest/build-for-tests.ts',
};
