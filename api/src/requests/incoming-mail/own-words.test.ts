import { ownWords } from './own-words';

const ADDRESS = 'Atoll <reply+0123456789abcdef@reply.atoll.example>';
const gmail = `On Thu, Nov 26, 2020 at 10:00 AM ${ADDRESS} wrote:`;

it.each([
  ['Gmail', `Yes, please.\r\n\r\n${gmail}\r\n\r\n> Ana has written to you.\r\n>\r\n> Read it:\r\n`],
  [
    'Gmail, whose line is broken',
    `Yes, please.\n\nOn Thu, Nov 26, 2020 at 10:00 AM Atoll, your travel\nmarketplace <reply+0@reply.atoll.example>\nwrote:\n\n> Ana has written to you.\n`,
  ],
  ['Thunderbird', 'Yes, please.\n\nOn 26/11/2020 10:00, Atoll wrote:\n> Ana has written to you.\n'],
  ['Yahoo, without signs', `Yes, please.\n\n    \n${gmail}\n\n  Ana has written to you.\n\nRead it:\n`],
  ['an old Outlook', 'Yes, please.\n\n-----Original Message-----\nFrom: Atoll\n\nAna has written to you.\n'],
  [
    'Outlook',
    `Yes, please.\n\n________________________________\nFrom: ${ADDRESS}\nSent: Thursday, 26 November 2020 10:00\nTo: Noor\nSubject: New message\n\nAna has written to you.\n`,
  ],
  [
    'Outlook without a rule',
    `Yes, please.\n\nFrom: ${ADDRESS}\nDate: Thursday\nTo: Noor\nSubject: New message\n\nAna has written to you.`,
  ],
  ['an answer below', `${gmail}\n> Ana has written to you.\n\nYes, please.\n`],
  ['a signature', 'Yes, please.\n\n-- \nNoor Haddad\n+351 210 000 000\n'],
])('RFQ-13: of an answer from %s the sender’s own words are left', (_program, text) => {
  expect(ownWords(text)).toBe('Yes, please.');
});

it('RFQ-13: words between quoted lines are all kept, in their order', () => {
  const text = `${gmail}\n> Which day?\nThe third.\n> Which room?\n\nWith a view.\n`;
  expect(ownWords(text)).toBe('The third.\n\nWith a view.');
});

it.each([
  'On Monday my sister wrote:\n"Take the ferry."\nSo we take it.',
  'On 3 May we arrive.\nMy sister wrote:\nTake the ferry.',
  'From: Lisbon\nTo: Porto\nBy train, please.',
  'One --\n--\nTwo\n---\nThree',
  'The rate is 5 > 3, is it not?\n\nThanks\n____\nNoor',
  'Original Message in a bottle',
])('RFQ-13: nothing is cut of what somebody wrote themselves: %j', (text) => {
  expect(ownWords(text)).toBe(text);
});

it.each(['', '  \n\n', `${gmail}\n\n> Ana has written to you.\n`, '-- \nNoor'])(
  'RFQ-13: nothing is left of %j',
  (text) => {
    expect(ownWords(text)).toBe('');
  },
);

it('RFQ-13: a hundred kilobytes of lines that begin like a quote take no time', () => {
  const text = `${'On 1 wrote:\n'.repeat(8_000)}Yes`;
  const begun = performance.now();
  expect(ownWords(text).split('\n')).toHaveLength(8_001);
  expect(performance.now() - begun).toBeLessThan(500);
});
