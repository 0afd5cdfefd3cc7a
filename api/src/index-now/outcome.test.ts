import { ATTEMPTS_MAX, outcomeOf } from './outcome';

const NOW = new Date('2020-11-27T10:00:00Z');

it.each([200, 202])('IDX-05: %i is success', (status) => {
  expect(outcomeOf(0, status, NOW)).toMatchObject({ state: 'sent', status, problem: null, due_at: null });
});

it.each([
  [400, 'invalid request'],
  [403, 'key verification failed'],
  [422, 'invalid URLs'],
  [429, 'too many requests'],
])('IDX-06: %i is said as “%s”, and is not tried again by itself', (status, problem) => {
  expect(outcomeOf(0, status, NOW)).toMatchObject({ state: 'refused', problem, due_at: null });
});

it('who does not answer is tried again after 30 seconds, then twice as long each time, and given up after five', () => {
  const waits = [0, 1, 2, 3].map((before) => outcomeOf(before, null, NOW));
  expect(waits.map(({ due_at }) => (due_at?.getTime() ?? 0) - NOW.getTime())).toEqual([
    30_000, 60_000, 120_000, 240_000,
  ]);
  expect(outcomeOf(ATTEMPTS_MAX - 1, null, NOW)).toMatchObject({
    ...{ state: 'given-up', problem: 'IndexNow could not be reached', due_at: null, attempts: 5 },
  });
  expect(outcomeOf(0, 500, NOW)).toMatchObject({ state: 'waiting', problem: 'IndexNow answered 500' });
});
