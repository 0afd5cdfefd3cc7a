import { MARCO_INTENTS, type MarcoIntent } from '@atoll/contracts/marco';
import { HELD_OUT_MESSAGES, KNOWN_MESSAGES } from './intent-messages';
import { routeIntent, startedWorkflow } from './intents';
import { readDays, readPreferences } from './preferences';

const rows = (table: Readonly<Record<MarcoIntent, string>>) =>
  MARCO_INTENTS.flatMap((intent) => table[intent].split('\n').map((message) => ({ message, intent })));

const known = rows(KNOWN_MESSAGES);
const heldOut = rows(HELD_OUT_MESSAGES);
const right = (list: typeof known) => list.filter(({ message, intent }) => routeIntent(message) === intent);

it('MAR-21: the table has at least 300 messages', () => {
  expect(known.length + heldOut.length).toBeGreaterThanOrEqual(300);
});

it.each(known)('MAR-21: $message → $intent', ({ message, intent }) => {
  expect(routeIntent(message)).toBe(intent);
});

it('MAR-21: of the messages that were held out, at least four in five are routed as expected', () => {
  expect(right(heldOut).length / heldOut.length).toBeGreaterThanOrEqual(0.8);
});

it.each([
  ['quote', true],
  ['a booking, please', true],
  ['What price?', true],
  ['COST', true],
  ['package deal', true],
  ['plan my trip', true],
  ['planet', false],
  ['hotels in Rome', false],
])('MAR-20: %j starts a request for a quote: %s', (message, isStarted) => {
  expect(startedWorkflow(message)).toEqual(isStarted ? { name: 'quoteRequest', step: 'initial' } : null);
});

it.each([
  ['my budget is 500 dollars', { budget: { amount: 500, currency: 'USD' } }],
  ['under €1,200 for 3 people', { budget: { amount: 1_200, currency: 'EUR' }, adults: 3 }],
  ['a hotel for two adults, 5 nights', { adults: 2, nights: 5 }],
  ['room 500', {}],
  ['under 100 dollars a night', { budget: { amount: 100, currency: 'USD', per: 'night' } }],
  ['2 ppl, max 80€ per night', { adults: 2, budget: { amount: 80, currency: 'EUR', per: 'night' } }],
  ['budget $3k', { budget: { amount: 3_000, currency: 'USD' } }],
  ['unter 200 Euro für 3 Nächte', { budget: { amount: 200, currency: 'EUR' }, nights: 3 }],
  ['moins de 500 € pour 2 personnes', { budget: { amount: 500, currency: 'EUR' }, adults: 2 }],
  ['menos de 100 dólares por noche', { budget: { amount: 100, currency: 'USD', per: 'night' } }],
  ['予算50000円で3泊', { budget: { amount: 50_000, currency: 'JPY' }, nights: 3 }],
])('MAR-48: %j says %j', (message, preferences) => {
  expect(readPreferences(message)).toEqual(preferences);
});

it.each([
  ['itinerary for Rome', 3],
  ['a 5 day plan', 5],
  ['four days in Rome', 4],
  ['weekend plan', 2],
  ['40 days in Rome', 7],
  ['0 days in Rome', 3],
  ['a week in Rome', 7],
  ['two weeks in Rome', 7],
  ['a day in Rome', 1],
  ['Eine Woche in Rom', 7],
  ['une semaine à Rome', 7],
  ['una semana en Roma', 7],
  ['3泊4日のローマ', 4],
  ['12月3日からローマ', 3],
  ['4 أيام في روما', 4],
])('MAR-25: %j is for %i days', (message, days) => {
  expect(readDays(message)).toBe(days);
});
