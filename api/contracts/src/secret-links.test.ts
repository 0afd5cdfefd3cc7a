import { LINK_LEFT_OUT, withoutSecretLinks } from './secret-links';
import { SITE_ROUTES } from './site-routes';

const HASH = 'q8Jr_2vXw-J3mTz9LbR5cYh2NfGpE8sDuKa1Zb7Vt0M';
const ID = '0d9f4b1e-3c52-4a7f-9f0e-6b1c2d3e4f50';
const TOKEN = `${ID}.${HASH}`;
const MAILBOX = `${HASH}.${HASH}`;
const LINK = `https://atoll.example/request/${TOKEN}`;

/** Read from the table, so that a page that is added later is not forgotten. */
const ADDRESSES = SITE_ROUTES.flatMap(({ pattern, hasSecretPath, hasSecretQuery }) => {
  if (hasSecretPath) return [pattern.replace(':token', TOKEN), pattern.replace(':token', HASH.slice(0, 22))];
  return hasSecretQuery ? [`${pattern}?token_hash=${HASH}&type=recovery`] : [];
});

it.each(ADDRESSES)(
  '%s is cut out of what people write to each other, on any host and without one',
  (path) => {
    for (const start of [
      '',
      'https://atoll.example',
      'http://127.0.0.1:4000',
      'atoll.example',
      'https://other.example/a',
      '//x',
    ])
      expect(withoutSecretLinks(`See ${start}${path}. Thanks`)).toBe(`See ${LINK_LEFT_OUT}. Thanks`);
    expect(withoutSecretLinks(`Read and answer it:\n<https://atoll.example${path}>\nBye`)).toBe(
      `Read and answer it:\n<${LINK_LEFT_OUT}>\nBye`,
    );
  },
);

const twice = encodeURIComponent(encodeURIComponent(LINK));
it.each([
  ['a link encoded in another', `https://eur01.safelinks.example/?url=${encodeURIComponent(LINK)}&data=05`],
  ['one encoded twice', `https://l.example/?u=${twice}`],
  ['letters encoded', `https://atoll.example/%72equest/${TOKEN}`],
  ['slashes as entities', `https:&#x2F;&#x2F;atoll.example&sol;request&#47;${TOKEN}`],
  ['full width', `https://atoll.example／request／${TOKEN}`],
  ['unseen letters', `https://atoll.example/re\u200dquest/${TOKEN}`],
  ['other slashes', `https:\\\\atoll.example\\request\\${TOKEN}`],
  ['capitals', `HTTPS://ATOLL.EXAMPLE/REQUEST/${TOKEN}`],
  ['one for the API', `/api/quote-requests/own/${TOKEN}/accept`],
  ['only the secret', TOKEN],
  ['only the secret of mail settings', MAILBOX],
  ['an address for answers', `reply+${ID.replaceAll('-', '')}0123456789abcdefghijklmno@reply.atoll.example`],
])('%s leaves nothing of the secret', (_what, address) => {
  const left = withoutSecretLinks(`See ${address} please`);
  expect(left).toMatch(/^See \S*\[link left out\] please$/);
  expect(left).not.toContain(HASH);
});

it.each([3, 20, 33, 60, 75, 100])('a link that a mail program has broken after %i letters is cut', (at) => {
  for (const [link, secret] of [
    [LINK, TOKEN],
    [`https://atoll.example/mails/${MAILBOX}`, MAILBOX],
  ] as const) {
    for (const sign of ['\n', '\r\n', '=\n', ' \n> ', '\n>> ', '\n    ']) {
      const left = withoutSecretLinks(
        `See\n${link.slice(0, at)}${sign}${link.slice(at)}\nplease`.replaceAll('\r', ''),
      );
      for (const part of [secret.slice(-12), secret.slice(0, 12)]) expect(left).not.toContain(part);
      expect(left).toMatch(/^See\n/);
      expect(left).toMatch(/\nplease$/);
    }
  }
});

it.each([
  'Lunch/plan/dinner, and https://atoll.example/tours?tour=T1',
  'https://atoll.example/requests/r1 and /agent/requests/0d9f4b1e-3c52-4a7f-9f0e-6b1c2d3e4f50',
  'We plan/hope to come at 100% on 3/5. See http://www.example.org/plan or mail me@mails.example',
  'Lisbon\nPorto\nCoimbra\nFaro\nLagos\nTavira\nEvora\nSintra.\nOlhao\nLagoa\nBraga\nViana\nGuarda\nCovilha\nSines',
  'پلن\u200cها 👨‍👩‍👧 ５時',
  '',
])('%j stays as it is', (text) => expect(withoutSecretLinks(text)).toBe(text));

it.each(['/', 'a', 'a\n', '0a-', 'https://', '%2f', '/plan/', 'ab '])('many %j take no time', (part) => {
  const begun = performance.now();
  withoutSecretLinks(part.repeat(Math.ceil(100_000 / part.length)));
  expect(performance.now() - begun).toBeLessThan(1_000);
});
