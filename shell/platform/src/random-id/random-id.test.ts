import { randomId } from './random-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => jest.restoreAllMocks());

it('is a UUID on addresses without randomUUID too', () => {
  const ofNoSecureAddress = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(ofNoSecureAddress);
  expect(randomId()).toMatch(UUID);
  expect(randomId()).not.toBe(randomId());
});

it('is a UUID where the browser makes them itself', () => {
  expect(randomId()).toMatch(UUID);
});
