import { findPlaces } from '../../../test/find-places';
import { meantLocation } from './locations';

it.each([
  ['hotels in Rome', 'Rome'],
  ['hotels in rome', 'Rome'],
  ['Find me a hotel in New York for 3 nights', 'New York'],
  ['itinerary for Rome', 'Rome'],
  ['Rome itinerary', 'Rome'],
  ['best time to visit Bali', 'Bali'],
  ['3 days in tokyo please', 'Tokyo'],
  ['hotel paris', 'Paris'],
  ['hotels in Barcelna', 'Barcelona'],
  ['Hotels in München', 'Munich'],
  ['Hotel in Wien mit Frühstück', 'Vienna'],
  ['un hôtel à Londres', 'London'],
  ['hotel en Roma para dos personas', 'Rome'],
  ['ローマのホテル', 'Rome'],
  ['パリの観光', 'Paris'],
  ['فنادق في روما', 'Rome'],
])('MAR-26: %s means %s', async (text, name) => {
  expect(await meantLocation(text, findPlaces)).toMatchObject({ kind: 'place', place: { name } });
});

it.each([
  ['hotels in Qwxyz', 'Qwxyz'],
  ['hotels in one two three four five sixth', 'one two three four five sixth'],
])('MAR-15, MAR-42: %s names no place', async (text, words) => {
  expect(await meantLocation(text, findPlaces)).toEqual({ kind: 'unknown', words });
});

it.each(['find me a nice hotel', 'hello', 'quote for my vacation', 'luxury getaway ideas'])(
  '%s says nothing of a place',
  async (text) => {
    expect(await meantLocation(text, findPlaces)).toEqual({ kind: 'none' });
  },
);
