import { within } from './within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<string>(() => {});

it('gives the result of work that is done in time, and leaves no timer behind', async () => {
  await expect(within(Promise.resolve('done'), 10, () => 'late')).resolves.toBe('done');
  await expect(within(Promise.reject(new Error('broken')), 10, () => 'late')).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives what there is instead when the time has passed', async () => {
  const answer = within(never, 10, () => 'late');
  jest.advanceTimersByTime(10);
  await expect(answer).resolves.toBe('late');
});

it('fails as it is told to when the time has passed', async () => {
  const answer = within(never, 10, () => {
    throw new Error('too late');
  });
  jest.advanceTimersByTime(10);
  await expect(answer).rejects.toThrow('too late');
});
