import { withoutUnseen } from './people-text';

it('marks that only hint a direction stay, as Arabic and Hebrew keyboards write them, and joiners', () => {
  for (const text of [
    'שלום\u200f!',
    '\u200eAtoll\u200e',
    'مرحبا\u061c 3',
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ])
    expect(withoutUnseen(text, 'lines')).toBe(text);
});

it('what turns, hides or breaks the rest of a page is taken out of a text', () => {
  const unseen =
    '\u0000\u0007\u000b\u001b\u007f\u0085\u00ad\u200b\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u{e0041}';
  for (const each of unseen) expect(withoutUnseen(`Hotel ${each}moc.live`, 'lines')).toBe('Hotel moc.live');
});

it('lines keep their breaks, one line has none, and a phone number nothing but what is dialled', () => {
  expect(withoutUnseen('One\r\nTwo\u2028Three\tFour', 'lines')).toBe('One\nTwo\nThree\tFour');
  expect(withoutUnseen('One\r\nTwo\u2028Three\tFour', 'line')).toBe('One Two Three Four');
  expect(withoutUnseen('\u202a+351\u00a0210\u200e 000 000\u202c', 'phone')).toBe('+351 210 000 000');
});

it.each(['', '  \n', '\u202e', '\u200f\u200e \u200b', '\u200d'])('nothing is left of %j', (text) => {
  expect(withoutUnseen(text, 'lines')).toBe('');
});
