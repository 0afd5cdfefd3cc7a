// The basemap is built on Node (`@jest-environment`): there is no browser to prepare for.
if (typeof window !== 'undefined') require('../../scripts/jest/browser-setup.ts');
