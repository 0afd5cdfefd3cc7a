import { createAtollStore, requestOpened } from '@atoll/platform';
import { isActive } from './is-active';

// Nobody knows yet who is signed in: the server has looked at a guarded document already.
const store = createAtollStore();
const inDocument = (isGuardedDocument: boolean) => ({ store, isGuardedDocument });

it('a guarded page is mounted in a document of its own only, which has the permission for its styles', () => {
  expect(isActive('mfe-portal', '/hotel/settings', inDocument(true))).toBe(true);
  // As after Back from a public page: the shell asks for the document meanwhile.
  expect(isActive('mfe-portal', '/hotel/settings', inDocument(false))).toBe(false);
  expect(isActive('mfe-directory', '/mails/secret', inDocument(true))).toBe(false);
  expect(isActive('mfe-directory', '/mails/secret', inDocument(false))).toBe(true);
});

it('what is open beside a page needs no document of its own', () => {
  expect(isActive('mfe-directory', '/hotel/settings', inDocument(true))).toBe(false);
  store.dispatch(requestOpened({}));
  expect(isActive('mfe-directory', '/hotel/settings', inDocument(true))).toBe(true);
});
