import { createLogger } from './logger';

function logged(entry: object): string {
  const lines: string[] = [];
  createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) }).info(entry);
  return lines.join('');
}

describe('the log', () => {
  it.each([
    { authorization: 'Bearer s3cret' },
    { headers: { cookie: 'id=s3cret', 'set-cookie': 's3cret' } },
    { body: { payment: { cardNumber: 's3cret', cvc: 's3cret' } } },
    { account: { password: 's3cret' } },
    { provider: { client_secret: 's3cret' } },
  ])('keeps secrets out of %j', (entry) => {
    expect(logged(entry)).not.toContain('s3cret');
    expect(logged(entry)).toContain('[redacted]');
  });
});
