import { contactEmail, normaliseEmail } from './email-address';

it.each([
  ['m@مثال.إختبار', 'm@مثال.إختبار'],
  [' Zoe.M@MÜNCHEN.example ', 'zoe.m@münchen.example'],
  ['m@xn--mgbh0fb.xn--kgbechtv', 'm@مثال.إختبار'],
  ['host.example@münchen.example', 'host.example@münchen.example'],
])('AGT-07: %s may be noted of a contact; no account is known by a host of another script', (text, kept) => {
  expect(contactEmail(text)).toBe(kept);
  expect(normaliseEmail(text)).toBeNull();
});

it.each([
  ...[
    'nobody',
    'm@مثال',
    'مثال@mail.example',
    'a@b@münchen.example',
    'm@exa%6dple.com',
    'm m@münchen.example',
  ],
  ...['m@mün chen.example', 'm@-.example', '@münchen.example', `m@${'ü.'.repeat(150)}example`],
])('AGT-07: %s is no address of a contact', (text) => {
  expect(contactEmail(text)).toBeNull();
});

it('AGT-07: an address of a contact that an account could have is kept as there', () => {
  expect(contactEmail(' Zoe@Mail.example')).toBe('zoe@mail.example');
});
