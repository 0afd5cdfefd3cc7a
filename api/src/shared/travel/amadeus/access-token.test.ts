import { createAccessTokens } from './access-token';

const LIFETIME_MS = 1_799_000;

function tokensWithClock() {
  let now = 0;
  let issued = 0;
  const request = jest.fn(async () => {
    issued += 1;
    return { value: `token-${issued}`, lifetimeMs: LIFETIME_MS };
  });
  const tokens = createAccessTokens({ request, marginMs: 300_000, sharedMs: 2_500, now: () => now });
  return { tokens, request, at: (moment: number) => (now = moment) };
}

describe('access token', () => {
  it('PRV-02: is kept until 301 s before its end and replaced from 299 s before it', async () => {
    const { tokens, at } = tokensWithClock();
    await expect(tokens.current()).resolves.toBe('token-1');
    at(LIFETIME_MS - 301_000);
    await expect(tokens.current()).resolves.toBe('token-1');
    at(LIFETIME_MS - 299_000);
    await expect(tokens.current()).resolves.toBe('token-2');
  });

  it('PRV-03: twenty callers at once share one request', async () => {
    const { tokens, request } = tokensWithClock();
    const values = await Promise.all(Array.from({ length: 20 }, () => tokens.current()));
    expect(new Set(values)).toEqual(new Set(['token-1']));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is forgotten once, however many callers saw it refused', async () => {
    const { tokens, request } = tokensWithClock();
    const first = await tokens.current();
    tokens.forget(first);
    await tokens.current();
    tokens.forget(first);
    await expect(tokens.current()).resolves.toBe('token-2');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after a failure, and when a request hangs', async () => {
    const { tokens, request, at } = tokensWithClock();
    request.mockRejectedValueOnce(new Error('down'));
    await expect(tokens.current()).rejects.toThrow('down');
    request.mockReturnValueOnce(new Promise(() => undefined));
    void tokens.current();
    at(2_501);
    await expect(tokens.current()).resolves.toBe('token-1');
  });
});
