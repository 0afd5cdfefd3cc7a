import { createAnswerCache } from './answer-cache';
import { deadlineIn } from './deadline';
import { ProviderError } from './provider-error';

const limited = () =>
  new ProviderError({ provider: 'Vendor', kind: 'limited', status: null, retryable: true });
const failure = (retryable = true) =>
  new ProviderError({ provider: 'Vendor', kind: 'failed', status: 500, retryable });

function cacheWithClock() {
  let now = 0;
  const told: (readonly [string, number])[] = [];
  const cache = createAnswerCache<string>({
    provider: 'Vendor',
    max: 10,
    freshMs: 100,
    staleMs: 1_000,
    sharedMs: 50,
    now: () => now,
    watch: (...read) => void told.push(read),
  });
  const read = (load: () => Promise<string>, waitMs = 60_000) => cache.read('key', load, deadlineIn(waitMs));
  return { read, peek: () => cache.peek('key'), at: (moment: number) => (now = moment), told };
}

describe('answer cache', () => {
  it('shares one call among identical requests, and keeps its answer while it is fresh', async () => {
    const { read, at } = cacheWithClock();
    const load = jest.fn(async () => 'first');
    await Promise.all([read(load), read(load), read(load)]);
    at(100);
    await expect(read(load)).resolves.toBe('first');
    expect(load).toHaveBeenCalledTimes(1);
    at(101);
    await expect(read(async () => 'second')).resolves.toBe('second');
  });

  it('answers by the deadline although the vendor hangs, and uses its late answer afterwards', async () => {
    const { read } = cacheWithClock();
    let arrive: (value: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => (arrive = resolve));
    await expect(read(() => late, 20)).rejects.toMatchObject({ kind: 'timeout' });
    arrive('late');
    await late;
    await expect(read(async () => 'not asked')).resolves.toBe('late');
  });

  it('asks again instead of joining a call that hangs', async () => {
    const { read, at } = cacheWithClock();
    await expect(read(() => new Promise(() => undefined), 10)).rejects.toMatchObject({ kind: 'timeout' });
    at(51);
    await expect(read(async () => 'recovered')).resolves.toBe('recovered');
  });

  it('prefers an older answer to a passing failure, but not to a refusal and not for ever', async () => {
    const { read, at } = cacheWithClock();
    await read(async () => 'old');
    at(1_100);
    await expect(read(() => Promise.reject(failure()))).resolves.toBe('old');
    await expect(read(() => Promise.reject(failure(false)))).rejects.toThrow('failed');
    at(1_101);
    await expect(read(() => Promise.reject(failure()))).rejects.toThrow('failed');
  });

  it('asks in the name of those who joined a call that its maker was not allowed', async () => {
    const { read } = cacheWithClock();
    const refused = read(() => Promise.reject(limited()));
    const load = jest.fn(async () => 'mine');
    const joined = [read(load), read(load)];
    await expect(refused).rejects.toMatchObject({ kind: 'limited' });
    await expect(Promise.all(joined)).resolves.toEqual(['mine', 'mine']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells what it keeps without asking anybody', async () => {
    const { read, peek, at } = cacheWithClock();
    expect(peek()).toBeUndefined();
    await read(async () => 'kept');
    at(1_100);
    expect(peek()).toBe('kept');
    at(1_101);
    expect(peek()).toBeUndefined();
  });

  it('tells how each read ended, and how much it holds', async () => {
    const { read, at, told } = cacheWithClock();
    await Promise.all([read(async () => 'first'), read(async () => 'none')]);
    await read(async () => 'none');
    at(101);
    await read(() => Promise.reject(failure()));
    expect(told).toEqual([
      ['miss', 0],
      ['joined', 0],
      ['hit', 1],
      ['miss', 1],
      ['stale', 1],
    ]);
  });

  it('does not keep a failure', async () => {
    const { read } = cacheWithClock();
    await expect(read(() => Promise.reject(failure()))).rejects.toThrow('failed');
    await expect(read(async () => 'fine')).resolves.toBe('fine');
  });
});
