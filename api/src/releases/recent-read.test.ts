import { recent } from './recent-read';

function setUp() {
  let nowMs = 1_000;
  let reads = 0;
  let failure: Error | null = null;
  const { read, forget } = recent(
    async () => {
      reads += 1;
      if (failure) throw failure;
      return reads;
    },
    25,
    () => nowMs,
  );
  const fail = (error: Error | null) => (failure = error);
  return { read, forget, fail, pass: (ms: number) => (nowMs += ms) };
}

it('reads once for all who ask within the time, and anew after it', async () => {
  const { read, pass } = setUp();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  pass(25);
  expect(await read()).toBe(1);
  pass(1);
  expect(await read()).toBe(2);
});

it('reads anew after a change, even while the reading before it goes on', async () => {
  const { read, forget } = setUp();
  const before = read();
  forget();
  expect(await read()).toBe(2);
  expect(await before).toBe(1);
  expect(await read()).toBe(2);
});

it('a failure is nobody’s answer but of those who waited for it', async () => {
  const { read, fail } = setUp();
  fail(new Error('lost'));
  await expect(read()).rejects.toThrow('lost');
  fail(null);
  expect(await read()).toBe(2);
});
