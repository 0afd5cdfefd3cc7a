import { browserProject } from '../../jest.base.mjs';

export default {
  ...browserProject('map'),
  roots: ['<rootDir>/src', '<rootDir>/basemap', '<rootDir>/bench'],
};
