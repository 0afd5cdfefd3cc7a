import { createLogger } from './logger';

function logged(entry: object): string {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) });
  log.info(entry);
  return lines.join('');
}

describe('the log', () => {
  it.each([
    { authorization: 'Bearer s3cret' },
    { headers: { cookie: 'id=s3cret', 'set-cookie': 's3cret' } },
    { body: { payment: { cardNumber: 's3cret', cvc: 's3cret' } } },
    { accounts: [{ password: 's3cret' }] },
    { provider: { client_secret: 's3cret' } },
    { err: Object.assign(new Error('refused'), { request: { Authorization: 's3cret' } }) },
  ])('keeps secrets out of %j', (entry) => {
    expect(logged(entry)).not.toContain('s3cret');
    expect(logged(entry)).toContain('[redacted]');
  });

  it.each(['4242424242424242', '4242 4242 4242 4242', '3782-822463-10005'])(
    'keeps the card number %s out of any text',
    (card) => {
      expect(logged({ report: { message: `failed for ${card}.` } })).toContain('failed for [redacted].');
      expect(logged({ err: new Error(`failed for ${card}`) })).not.toContain(card);
    },
  );

  it('says when', () => {
    const before = new Date().toISOString();
    const { time } = JSON.parse(logged({ path: '/hotels' })) as { time: string };
    expect([before, time, new Date().toISOString()].toSorted()[1]).toBe(time);
  });

  it('leaves the rest readable', () => {
    const line: unknown = JSON.parse(logged({ path: '/hotels', status: 200, err: new Error('why') }));
    expect(line).toMatchObject({ path: '/hotels', status: 200, err: { type: 'Error', message: 'why' } });
  });
});
