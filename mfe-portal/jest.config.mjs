import { browserProject } from '../jest.base.mjs';

const project = browserProject('mfe-portal');

export default {
  ...project,
  setupFiles: [...project.setupFiles, '<rootDir>/src/testing/browser-parts.ts'],
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '^@rc-component/util/lib/Dom/dynamicCSS$': '<rootDir>/src/testing/no-style-sheets.ts',
  },
};
