import { browserProject } from '../../jest.base.mjs';

export default { ...browserProject('ui'), setupFilesAfterEnv: ['<rootDir>/jest-setup.cjs'] };
