import { REMOTE_TIMEOUT_MS } from '@atoll/contracts/constants';
import { RemoteTimeoutError, withDeadline } from './remote-deadline';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('ERR-08: a remote that never arrives is given up after 8 seconds, not before', async () => {
  let failure: unknown = null;
  withDeadline('mfe-tours', REMOTE_TIMEOUT_MS, new Promise(() => undefined)).catch((error: unknown) => {
    failure = error;
  });
  await jest.advanceTimersByTimeAsync(7_999);
  expect(failure).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toBeInstanceOf(RemoteTimeoutError);
});

it('a remote in time is handed on, and its own failure too', async () => {
  await expect(withDeadline('a', 50, Promise.resolve('here'))).resolves.toBe('here');
  await expect(withDeadline('a', 50, Promise.reject(new Error('503')))).rejects.toThrow('503');
  expect(jest.getTimerCount()).toBe(0);
});
