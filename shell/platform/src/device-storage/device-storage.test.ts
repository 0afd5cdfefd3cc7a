import { deviceStorage } from './device-storage';

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (version = 2) =>
  deviceStorage<readonly string[]>({
    key: 'atoll-test',
    version,
    empty: [],
    parse: (value, from) => {
      if (!Array.isArray(value)) return null;
      const sound = value.filter(isText);
      return from < 2 ? sound.map((text) => text.toUpperCase()) : sound;
    },
    formerKey: 'atoll-test-former',
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('what was written is read again, with the version of its shape beside it', () => {
  expect(texts().write(['a'])).toBe(true);
  expect(texts().read()).toEqual(['a']);
  expect(JSON.parse(localStorage.getItem('atoll-test') ?? '')).toEqual({ version: 2, value: ['a'] });
});

it('brings an earlier version up to date, and leaves a later one alone', () => {
  texts(1).write(['a']);
  expect(texts().read()).toEqual(['A']);
  texts(3).write(['a']);
  expect(texts().read()).toEqual([]);
});

it('reads what an earlier release kept elsewhere until it is written here, and never again', () => {
  localStorage.setItem('atoll-test-former', '["a",7]');
  expect(texts().read()).toEqual(['A']);
  texts().write([]);
  expect(texts().read()).toEqual([]);
  expect(localStorage.getItem('atoll-test-former')).toBeNull();
});

it.each(['{', '[]', 'null', '{"version":"2","value":["a"]}', '{"version":2,"value":"a"}'])(
  'takes what is not sound (%s) for nothing',
  (kept) => {
    localStorage.setItem('atoll-test', kept);
    expect(texts().read()).toEqual([]);
  },
);

it('holds what a full storage does not keep until the page is left, and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = texts();
  expect(storage.write(['a'])).toBe(false);
  expect(storage.read()).toEqual(['a']);
  expect(texts().read()).toEqual([]);
});

it('a browser that refuses storage altogether is as good as an empty one', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const storage = texts();
  expect(storage.read()).toEqual([]);
  expect(storage.write(['a'])).toBe(false);
  expect(storage.read()).toEqual(['a']);
});

it('hears of another tab, of its own key only, until it stops listening', () => {
  const changed = jest.fn();
  const stop = texts().onOtherTab(changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'atoll-other' }));
  expect(changed).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'atoll-test' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'atoll-test' }));
  expect(changed).toHaveBeenCalledTimes(2);
});
