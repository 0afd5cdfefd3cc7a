import type { FastifyInstance } from 'fastify';
import { buildBareApp } from '../../../test/bare-app';
import { createCallAllowance, type CallAllowance } from './call-allowance';

const options = { provider: 'Vendor', clientCallsPerMinute: 100_000 };
const never = new Promise<never>(() => undefined);

describe('the calls that a request may make', () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  /** Makes calls in the name of one request, and tells what became of each. */
  async function request(allowed: CallAllowance, calls: readonly (() => Promise<unknown>)[]) {
    app = await buildBareApp(async (routes) => {
      routes.get('/api/calls', async () => {
        const settled = await Promise.allSettled(calls.map((call) => allowed(call)));
        return settled.map((each) => (each.status === 'fulfilled' ? 'made' : String(each.reason.kind)));
      });
    });
    return (await app.inject('/api/calls')).json<string[]>();
  }

  it('are forty at most', async () => {
    const outcomes = await request(
      createCallAllowance({ ...options, slowCallMs: 60_000 }),
      Array.from({ length: 42 }, () => async () => 1),
    );
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(40);
    expect(outcomes.slice(40)).toEqual(['limited', 'limited']);
  });

  it('do not wait behind calls that hang: a slow one has given its place to others', async () => {
    const allowed = createCallAllowance({ ...options, slowCallMs: 20 });
    const hanging = Array.from({ length: 29 }, () => () => never);
    let isReached: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (isReached = resolve));
    void request(allowed, [...hanging, async () => isReached()]);
    await expect(reached).resolves.toBeUndefined();
  });

  it('are not bounded for work that no request has led to', async () => {
    const allowed = createCallAllowance({ ...options, clientCallsPerMinute: 1, slowCallMs: 60_000 });
    await expect(Promise.all([1, 2, 3].map((value) => allowed(async () => value)))).resolves.toEqual([
      1, 2, 3,
    ]);
  });
});
