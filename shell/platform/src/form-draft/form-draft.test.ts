import { createAtollStore } from '@atoll/platform';
import { forgetDraft, keepDraft, readDraft, signOutAndForget } from './form-draft';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

it('keeps what was typed for one form of one account', () => {
  keepDraft('profile', 'u1', { name: 'Casa', star_rating: 4 });
  expect(readDraft('profile', 'u1')).toEqual({ name: 'Casa', star_rating: 4 });
  expect(readDraft('profile', 'u2')).toEqual({});
  expect(readDraft('profile', null)).toEqual({});
  expect(readDraft('entry', 'u1')).toEqual({});
});

it('never keeps a password or the token of a link', () => {
  keepDraft('email', 'u1', {
    email: 'a@b.example',
    current_password: 'coral',
    password: 'x',
    token_hash: 'y',
  });
  expect(readDraft('email', 'u1')).toEqual({ email: 'a@b.example' });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/coral|token/);
});

it('what is saved is forgotten, and everything when somebody signs out, also where the API cannot be reached', async () => {
  keepDraft('profile', 'u1', { name: 'Casa' });
  keepDraft('entry', 'u1', { city: 'Porto' });
  forgetDraft('profile', 'u1');
  expect(readDraft('profile', 'u1')).toEqual({});
  window.sessionStorage.setItem('somebody else’s', 'stays');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await signOutAndForget(createAtollStore().dispatch);
  expect(readDraft('entry', 'u1')).toEqual({});
  expect(window.sessionStorage.getItem('somebody else’s')).toBe('stays');
});

it('a browser that keeps nothing, or something broken, is no error', () => {
  window.sessionStorage.setItem('atoll-draft:u1:profile', '{');
  expect(readDraft('profile', 'u1')).toEqual({});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keepDraft('profile', 'u1', { name: 'Casa' })).not.toThrow();
});
