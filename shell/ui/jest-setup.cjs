// The tests of first screens run without a browser (`@jest-environment`): there is nothing to prepare for them.
if (typeof window !== 'undefined') require('../../scripts/jest/browser-setup.ts');
