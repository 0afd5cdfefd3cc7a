import { findPlaces } from '../../../../test/find-places';
import { readMessage } from '../reading/read-message';
import { placesInMessage } from './places-in-message';

const placesIn = (text: string) => placesInMessage(readMessage(text, '2020-11-02'), findPlaces);

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
  // Ordinary words that are places, too, and are not meant.
  ['hotel in Paris with a bath', 'Paris'],
  ['hotel in Rome with a spa', 'Rome'],
  ['hotel in Rome for Christmas', 'Rome'],
  ['hotels in Rome in spring', 'Rome'],
  ['what to do in Marrakech with a guide', 'Marrakesh'],
  ['Eine Woche in Rom', 'Rome'],
  ['quel hôtel à Nice demain', 'Nice'],
  ['أين أقيم في القاهرة', 'Cairo'],
  ['كيف الفنادق في لندن', 'London'],
  // Ordinary words that are meant.
  ['hotels in Nice', 'Nice'],
  ['hotels in nice', 'Nice'],
  ['hôtel à Nice pas cher', 'Nice'],
  ['hotels in bath', 'Bath'],
  ['hotels in LA', 'Los Angeles'],
  // Not wanted.
  ['Rome instead of Paris hotels', 'Rome'],
  ['not Paris, hotels in Rome', 'Rome'],
  ['hotels in Rome, anywhere but near the Colosseum', 'Rome'],
  ['nicht zu teuer, Hotel in Berlin', 'Berlin'],
  ['not too far from the sea, in Lisbon', 'Lisbon'],
  // Slips, and names that other languages write almost alike.
  ['hotels in Bracelona', 'Barcelona'],
  ['hotels in Rmoe', 'Rome'],
  ['hotels in Pairs', 'Paris'],
  ['günstiges Hotel in Rom für nächste Woche', 'Rome'],
  ['Hotel in Prag', 'Prague'],
  ['hotels in St. Petersburg', 'Saint Petersburg'],
  ['hotel near Heathrow airport', 'London Heathrow Airport (LHR)'],
  ['hotel near the Colosseum', 'Colosseum'],
  // Countries are searched in their largest city, as the place search does.
  ['one week itinerary for Portugal', 'Lisbon'],
  ['hôtels pour la Chine', 'Beijing'],
  ['hoteles en Perú', 'Lima'],
  ['hotels in the USA', 'New York'],
  // A name that a smaller place of another country has, too.
  ['plan a trip from Munich to Venice', 'Venice'],
  ['from Berlin to Rome, need a hotel', 'Rome'],
])('MAR-26: %s means %s', async (text, name) => {
  expect(await placesIn(text)).toMatchObject({ places: [{ name }] });
});

it.each([
  ['hotels in Qwxyz', 'Qwxyz'],
  ['hotels in one two three four five sixth', 'one two three four five sixth'],
])('MAR-15, MAR-42: %s names no place', async (text, words) => {
  expect(await placesIn(text)).toEqual({ places: [], others: [], unknown: words });
});

it.each([
  ['hotels in Paris, Texas', 'Texas'],
  ['hotels in Cambridge Massachusetts', 'Massachusetts'],
])('MAR-26: %s is the one in %s', async (text, region) => {
  expect(await placesIn(text)).toMatchObject({ places: [{ region }] });
});

it.each([
  'find me a nice hotel',
  'hotels not in Paris',
  'hotels in Italy but not in Rome',
  'Hotels nicht in Paris',
  'hôtels mais pas à Paris',
  'hoteles que no estén en París',
  'パリ以外のホテル',
  'فنادق ليس في باريس',
  'hello',
  'quote for my vacation',
  'luxury getaway ideas',
  'something in my budget',
  'in a quiet area please',
  'etwas in einer ruhigen Gegend',
  'algo en una zona tranquila',
  'dans un quartier calme',
  'le deuxième a une piscine ?',
  'can u speak french?',
  'sprechen Sie Deutsch?',
])('%s says nothing of a place', async (text) => {
  expect(await placesIn(text)).toMatchObject({ places: [], unknown: null });
});

it.each([
  ['hotels in Rome and Florence', ['Rome', 'Florence']],
  ['Rom, Florenz und Venedig in einer Woche', ['Rome', 'Florence', 'Venice']],
  ['パリとローマのホテル', ['Paris', 'Rome']],
])('MAR-59: %s means several places', async (text, names) => {
  const { places } = await placesIn(text);
  expect(places.map(({ name }) => name)).toEqual(names);
});

it.each([
  ['hotels in Valencia', 'ES', ['VE']],
  ['hotels in Valencia, Venezuela', 'VE', []],
  ['hotels in London', 'GB', []],
  ['hotels in San José', 'CR', ['US']],
])(
  'MAR-59: of places called alike, %j is the one in %s, and the others are offered',
  async (text, country, others) => {
    const { places, others: offered } = await placesIn(text);
    expect(places.map(({ countryCode }) => countryCode)).toEqual([country]);
    expect(offered.map(({ countryCode }) => countryCode)).toEqual(others);
  },
);
