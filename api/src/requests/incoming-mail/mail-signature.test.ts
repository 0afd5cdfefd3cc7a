import { createHmac } from 'node:crypto';
import { isSignedMail, mailSignature } from './mail-signature';

const SECRET = 'the secret of the provider of this test';
const NOW = new Date(Date.UTC(2020, 10, 26, 10));
const SECONDS = NOW.getTime() / 1_000;
const body = Buffer.from('{"id":"1"}');

const signed = (timestamp: string, own: { secret?: string; signature?: string; body?: Buffer } = {}) => {
  const signature = own.signature ?? mailSignature(own.secret ?? SECRET, { timestamp, body });
  return isSignedMail(SECRET, { timestamp, body: own.body ?? body }, signature, NOW);
};

it('RFQ-13: a mail is the provider’s with the HMAC of time and body, within five minutes to both sides', () => {
  const hex = createHmac('sha256', SECRET).update(`${SECONDS}.{"id":"1"}`).digest('hex');
  expect(signed(String(SECONDS), { signature: `sha256=${hex}` })).toBe(true);
  for (const seconds of [300, -300]) expect(signed(String(SECONDS + seconds))).toBe(true);
  for (const seconds of [301, -301]) expect(signed(String(SECONDS + seconds))).toBe(false);
});

it('RFQ-13: another secret, body, time or no signature at all is not', () => {
  const timestamp = String(SECONDS);
  const good = mailSignature(SECRET, { timestamp, body });
  expect(signed(timestamp, { secret: 'another secret' })).toBe(false);
  expect(signed(timestamp, { signature: good, body: Buffer.from('{"id":"2"}') })).toBe(false);
  expect(signed(String(SECONDS + 1), { signature: good })).toBe(false);
  for (const signature of ['', 'sha256=', good.slice(0, -1), `${good}0`, good.slice('sha256='.length)])
    expect(signed(timestamp, { signature })).toBe(false);
});

const HEX = `0x${SECONDS.toString(16)}`;
it.each(['', 'NaN', '-1', 'Infinity', HEX, ` ${SECONDS}`, `${SECONDS}.5`])(
  'RFQ-13: %j is no time, however it is signed',
  (timestamp) => {
    expect(signed(timestamp)).toBe(false);
  },
);
