// A test that plays the server has no window (`@jest-environment`): there is nothing to prepare for it.
if (typeof window !== 'undefined') require('./browser-setup.ts');
