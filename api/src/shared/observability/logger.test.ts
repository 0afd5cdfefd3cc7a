import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { createLogger, logDestination } from './logger';
import { requestLine } from './request-log';

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

  // Read from the tables, so that a page or an endpoint that is added later is not forgotten.
  it.each([
    ...SITE_ROUTES.filter(({ hasSecretPath }) => hasSecretPath).map(({ pattern }) => pattern),
    ...Object.values(REQUEST_PATHS).filter((path) => path.includes(':token')),
  ])('RFQ-11: keeps the secret of a link out of the line of %s', (pattern) => {
    const path = pattern.replace(':token', 'id.s3cret');
    expect(requestLine('GET', path, 200, 1).path).not.toContain('s3cret');
  });

  it('cuts what a stranger made long: paths to 300 characters, other texts to 4,000', () => {
    const path = `/${'x'.repeat(14_000)}`;
    expect(logged(requestLine('GET', `${path}?q=1`, 404, 1)).length).toBeLessThan(500);
    expect(logged({ err: new Error(`no route ${path}`) }).length).toBeLessThan(13_000);
    expect(logged({ note: path }).length).toBeLessThan(4_500);
    expect(logged(requestLine('GET', path, 404, 1))).toContain('… (14001 characters)');
  });

  it('says when', () => {
    const before = new Date().toISOString();
    const { time } = JSON.parse(logged({ path: '/hotels' })) as { time: string };
    expect([before, time, new Date().toISOString()].toSorted()[1]).toBe(time);
  });

  it('leaves the rest readable', () => {
    const line: unknown = JSON.parse(logged({ path: '/hotels', status: 200, err: new Error('why') }));
    expect(line).toMatchObject({ path: '/hotels', status: 200, err: { type: 'Error', message: 'why' } });
  });

  it('ERR-14: goes on trying where the disk is full, and the process lives', async () => {
    const destination = logDestination('/dev/full');
    const log = createLogger({ LOG_LEVEL: 'info' }, destination);
    for (let failures = 0; failures < 3; failures += 1) {
      const failure = new Promise<Error>((resolve) => void destination.once('error', resolve));
      log.info('a line');
      expect((await failure).message).toContain('ENOSPC');
    }
  });
});
