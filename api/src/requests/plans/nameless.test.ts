import fc from 'fast-check';
import { namelessText } from './nameless';

const nameless = namelessText({
  people: ['Inês de Marques', 'Noor Zwaluw', 'Lisboa Porto', 'Bo Li', '山田花子'],
  agencies: ['Lusitana Slow Travel'],
  places: ['Porto', 'Portugal'],
});

it.each([
  ['Dinner with Inês', 'Dinner with …'],
  ['INES MARQUES takes you there', '… takes you there'],
  ['Inês’s favourite bar', '… favourite bar'],
  ['Zwaluw-Marques suite', '… suite'],
  ['by Lusitana Slow Travel, Lisbon', 'by … Lisbon'],
  ['the Slow-Travel bus', 'the … bus'],
  ['LUSITANA van', '… van'],
  ['ask InêsDeMarques', 'ask …'],
  ['Zwa\u200bluw suite', '… suite'],
  ['with Bo Li', 'with …'],
  ['山田花子と歩く', '…'],
  ['Call tel:210 12 34', 'Call …'],
  ['Call ２１０ １２３ ４５６', 'Call …'],
  ['lusitana.EXAMPLE', '…'],
  ['Call +351 210 123 456 first', 'Call … first'],
  ['Call +351-210-123-456', 'Call …'],
  ['(0351)210123456', '…'],
  ['Write to me@mail.example now', 'Write to … now'],
  ['see www.lusitana.example/x', 'see …'],
  ['https://lusitana.example', '…'],
  ['lusitana.example', '…'],
])('RFQ-11: %j holds nobody: %j', (text, expected) => {
  expect(nameless(text)).toBe(expected);
});

it.each([
  'Hotel Farol, 3 nights',
  'Train at 10.30, platform 12',
  'Rua de São Bento 143',
  'Boat 1990 to 2010',
  'Sintra by car, 4 hours',
  'Slow boat to Porto',
  'Travel to Sintra',
  'Train 2020-11-26',
  'Train on 26.11.2020, first class',
  'Rua 12, 1200 Lisbon',
  'St.Tropez by boat',
  '東京タワー',
])('RFQ-11: %j stays as it is', (text) => {
  expect(nameless(text)).toBe(text);
});

it('RFQ-11: no part of a name is left in any text, however it is written', () => {
  const parts = ['inês', 'INES', 'Marques', 'Lusitana', 'zwaluw', 'Noor'];
  const junk = fc.string({
    unit: fc.constantFrom(' ', ',', '.', '-', '(', '/', 'a', '7', '\n', '’'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(junk, fc.constantFrom(...parts), junk, (before, name, after) => {
      const left = nameless(`${before} ${name} ${after}`)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase();
      for (const part of ['ines', 'marques', 'lusitana', 'zwaluw', 'noor'])
        expect(left.split(/[^\p{L}\p{N}]+/u)).not.toContain(part);
    }),
  );
});
