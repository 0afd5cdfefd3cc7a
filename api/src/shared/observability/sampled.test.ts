import { createSampled } from './sampled';

function counted(answers: readonly (() => Promise<number>)[]) {
  let nowMs = 0;
  let reads = 0;
  const read = () => (answers[Math.min(reads++, answers.length - 1)] ?? (() => Promise.resolve(0)))();
  const sample = createSampled({ read, otherwise: null as number | null, now: () => nowMs });
  return { sample, pass: (ms: number) => (nowMs += ms), reads: () => reads };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('is read once in 15 seconds, however often somebody looks', async () => {
  const { sample, pass, reads } = counted([async () => 1, async () => 2]);
  expect(await Promise.all([sample(), sample(), sample()])).toEqual([1, 1, 1]);
  pass(14_999);
  expect(await sample()).toBe(1);
  expect(reads()).toBe(1);
});

it('a look that finds it old gets it at once, and the next one the new one', async () => {
  const { sample, pass, reads } = counted([async () => 1, async () => 2]);
  await sample();
  pass(15_000);
  expect(await sample()).toBe(1);
  await settled();
  expect([await sample(), reads()]).toEqual([2, 2]);
});

it('a read that hangs keeps nobody waiting who has an older value', async () => {
  const { sample, pass, reads } = counted([async () => 1, () => new Promise(() => undefined)]);
  await sample();
  const lookLater = () => {
    pass(15_000);
    return sample();
  };
  expect([await lookLater(), await lookLater(), await lookLater()]).toEqual([1, 1, 1]);
  expect(reads()).toBe(2);
});

it('where reading fails, nothing is said', async () => {
  const { sample, pass } = counted([async () => 1, () => Promise.reject(new Error('no database'))]);
  await sample();
  pass(15_000);
  await sample();
  await settled();
  expect(await sample()).toBeNull();
});
