import type { ChatMessage } from '@atoll/contracts/marco';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import { createAtollStore, selectTrip, type Trip } from '@atoll/platform';
import { answerOf, activitiesOf, hotelsOf, planOf, ROME } from '../../testing/fixtures';
import { searchInWords } from '../search-in-words';
import { marcoSlice, type MarcoState } from './chat.slice';
import { knownRequest } from './known-request';

const TODAY = '2020-11-25';
const STAY = { checkIn: '2020-12-02', checkOut: '2020-12-04' };
const KYOTO = { name: 'Kyoto', country: 'Japan', latitude: 35.01, longitude: 135.77 };
const PLANNED = planOf({
  days: [
    { number: 1, date: '2020-12-10', stops: [], checks: [] },
    { number: 2, date: '2020-12-11', stops: [], checks: [] },
  ],
});

const chatOf = (part: Partial<MarcoState>): MarcoState => ({ ...marcoSlice.getInitialState(), ...part });
const tripOf = (part: Partial<Trip> = {}): Trip => ({
  ...selectTrip(createAtollStore().getState()),
  ...part,
});
const said = (content: string, id = 'question1'): ChatMessage => ({
  id,
  role: 'user',
  content,
  timestamp: '2020-11-25T12:00:00.000Z',
});
const known = (messages: ChatMessage[], trip?: Partial<Trip>) =>
  knownRequest(chatOf({ messages }), tripOf(trip), TODAY);

it('RFQ-05: nothing is known of a conversation that said nothing, without a trip', () => {
  expect(known([said('Get a quote')])).toEqual({ adults: 2, interests: [] });
});

it('RFQ-05: the place is the last one that something was found for', () => {
  const messages = [
    answerOf('question1', { metadata: { hotelResults: hotelsOf([]) } }),
    answerOf('question2', { metadata: { activities: { ...activitiesOf([]), place: KYOTO } } }),
  ];
  expect(known(messages, { place: ROME })).toMatchObject({ city: 'Kyoto', country: 'Japan' });
});

it.each([
  ['the trip is for it, with its country', ROME, { city: 'Rome', country: 'Italy' }],
  ['the trip is for another', KYOTO, { place: 'Rome' }],
])('RFQ-05: of a city that the page is about, where %s', (_case, place, expected) => {
  const chat = chatOf({ preferences: { city: 'Rome' } });
  expect(knownRequest(chat, tripOf({ place }), TODAY)).toMatchObject(expected);
});

it('RFQ-05: dates that were chosen in the hotel form are taken, those that Marco assumed are not', () => {
  const hotelResults = hotelsOf([]);
  const answer = answerOf('question1', { metadata: { hotelResults } });
  const chosen = said(searchInWords(hotelResults.place, hotelResults.stay));
  expect(known([chosen, answer])).toMatchObject({ from: STAY.checkIn, to: STAY.checkOut });
  expect(known([said('Hotels in Rome'), answer])).not.toHaveProperty('from');
});

it('RFQ-05: a plan with dates says when, else the trip does', () => {
  const planned = answerOf('question1', { metadata: { plan: PLANNED } });
  expect(known([planned], STAY)).toMatchObject({ from: '2020-12-10', to: '2020-12-11' });
  const undated = answerOf('question1', { metadata: { plan: planOf() } });
  expect(known([undated], STAY)).toMatchObject({ from: STAY.checkIn, to: STAY.checkOut });
});

it('RFQ-05: days that have passed since are not asked about', () => {
  const planned = answerOf('question1', { metadata: { plan: PLANNED } });
  const trip = tripOf();
  expect(knownRequest(chatOf({ messages: [planned] }), trip, '2020-12-11')).not.toHaveProperty('from');
});

it('RFQ-05: a budget for each night is not the trip’s', () => {
  const budget = { amount: 120, currency: 'USD', per: 'night' as const };
  expect(knownRequest(chatOf({ preferences: { budget } }), tripOf(), TODAY)).not.toHaveProperty('amount');
});

it.each([
  ['Our honeymoon, with food and beaches', ['beach', 'food', 'honeymoon']],
  ['Skip the skills, we are skinny', []],
  ['hiking & scuba', ['diving', 'walking']],
])('RFQ-05: interests are what one’s own words name: %s', (text, interests) => {
  const marco = answerOf('question1', { content: 'A safari would be nice.' });
  expect(known([said(text), marco]).interests).toEqual(interests);
});

it('RFQ-05, MAR-60: what is understood of the trip comes first: place, days, children with their ages, budget', () => {
  const [place] = [{ name: 'Lisbon', country: 'Portugal', lat: 38.7, lng: -9.1 }];
  const understood = {
    ...NOTHING_UNDERSTOOD,
    places: [place],
    checkIn: '2021-01-03',
    checkOut: '2021-01-05',
    adults: 2,
    childrenAges: [6, null],
    budget: { amount: 500, currency: 'EUR', per: 'person' as const },
  };
  const answer = answerOf('question1', { metadata: { activities: { ...activitiesOf([]), place: KYOTO } } });
  expect(knownRequest(chatOf({ messages: [answer], understood }), tripOf(), TODAY)).toEqual({
    city: 'Lisbon',
    country: 'Portugal',
    from: '2021-01-03',
    to: '2021-01-05',
    adults: 2,
    childAges: [6, null],
    amount: 2_000,
    currency: 'EUR',
    interests: [],
  });
});
