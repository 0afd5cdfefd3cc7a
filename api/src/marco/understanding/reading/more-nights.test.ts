import { readMessage } from './read-message';

it.each([
  ['and one more night', 1],
  ['noch zwei Nächte', 2],
  ['une nuit de plus', 1],
  ['una noche más', 1],
  ['una notte in più', 1],
  ['mais uma noite', 1],
  ['bir gece daha', 1],
  ['एक रात और', 1],
  ['もう1泊', 1],
])('MAR-59: %j comes to the nights that there are', (text, nights) => {
  expect(readMessage(text, '2020-11-02')).toMatchObject({ nights, areMoreNights: true });
});

it.each(['hotels in Rome for 3 nights', 'make it 4 nights', 'vier Nächte in Rom'])(
  'MAR-59: %j says how many in all',
  (text) => {
    expect(readMessage(text, '2020-11-02')).not.toHaveProperty('areMoreNights');
  },
);

it.each(['I’ve booked already right?', "I've booked already right?", 'we’re two, and don’t like crowds'])(
  'MAR-64: %j is English, whatever is left behind its apostrophe',
  (text) => {
    expect(readMessage(text, '2020-11-02').language).toBe('en');
  },
);
