import { artworkUri } from '@atoll/contracts/artwork';
import { addDays } from '@atoll/contracts/dates';
import type { ExpoEventBody, ExpoExhibitor, ExpoSession } from '@atoll/contracts/expo';

type Session = readonly [day: number, start: string, end: string, title: string, room: string];
type Exhibitor = readonly [name: string, stand: string, about: string];

interface Sample extends Pick<
  ExpoEventBody,
  'title' | 'summary' | 'text' | 'venue' | 'city' | 'country' | 'latitude' | 'longitude' | 'startsOn'
> {
  readonly days: number;
  readonly scene: string;
  readonly programme: readonly Session[];
  readonly exhibitors: readonly Exhibitor[];
}

const EVERY_FAIR: readonly Session[] = [
  [0, '09:30', '10:00', 'Doors open, coffee in the hall', 'Entrance hall'],
  [0, '10:00', '10:45', 'Welcome, and what is new this year', 'Main stage'],
];

function sampleEvent({ days, scene, programme, exhibitors, ...sample }: Sample): ExpoEventBody {
  const sessions: ExpoSession[] = [...EVERY_FAIR, ...programme].map(([day, start, end, title, room]) => ({
    ...{ date: addDays(sample.startsOn, day), start, end, title, room },
  }));
  const stands: ExpoExhibitor[] = exhibitors.map(([name, stand, about]) => ({ name, stand, about }));
  return {
    ...sample,
    ...{ address: '', website: null, endsOn: addDays(sample.startsOn, days - 1) },
    picture: artworkUri(scene, 'golden'),
    programme: sessions,
    exhibitors: stands,
  };
}

/** The events of the demo by the last part of their address: all of them are invented. Their days are of one year. */
export const SAMPLE_EVENTS: Readonly<Record<string, ExpoEventBody>> = {
  'atlantic-travel-days-lisbon': sampleEvent({
    title: 'Atlantic Travel Days',
    summary:
      'Three days of hotels, guides and small shippers of the Atlantic coast, with a day for everybody.',
    text: 'Two days are for the trade: agents meet houses from Galicia to Senegal in talks of twenty minutes, which are arranged before.\n\nOn the third day everybody is welcome. Guides walk the old harbour with whoever asks, and the boats of the islands can be seen from inside.',
    venue: 'Pavilion on the Tagus',
    ...{ city: 'Lisbon', country: 'Portugal', latitude: 38.768, longitude: -9.094 },
    ...{ startsOn: '2020-03-10', days: 3, scene: 'harbour' },
    programme: [
      [0, '11:00', '12:00', 'Small houses, full calendars: three owners tell', 'Room Berlengas'],
      [0, '14:00', '17:00', 'Talks of twenty minutes', 'Hall 1'],
      [1, '10:00', '11:00', 'Ferries to the islands: what changes', 'Main stage'],
      [1, '14:00', '17:00', 'Talks of twenty minutes', 'Hall 1'],
      [2, '10:00', '13:00', 'Walks through the old harbour', 'Meeting point at the door'],
      [2, '15:00', '16:00', 'Cooking with what the boats brought', 'Terrace'],
    ],
    exhibitors: [
      ['Casas do Mar', 'A12', 'Nineteen small houses between Viana and Sagres.'],
      ['Ilhas em Linha', 'A20', 'Ferries and freight boats that take passengers, island by island.'],
      ['Fado à Porta', 'B03', 'Evenings with music in private rooms, for eight guests at most.'],
      ['Rota do Sal', 'B11', 'Guided days in the salt pans, with birds.'],
    ],
  }),
  'alpine-guides-meeting-innsbruck': sampleEvent({
    title: 'Meeting of Alpine Guides',
    summary: 'Guides, huts and agents agree on the summer: routes, prices and who takes whom.',
    text: 'Where glaciers retreat, routes move. Guides show which ones they walk this summer and which they have given up.\n\nHuts offer their beds to agents on the second day, at one table.',
    venue: 'House of the Mountains',
    ...{ city: 'Innsbruck', country: 'Austria', latitude: 47.263, longitude: 11.4 },
    ...{ startsOn: '2020-04-17', days: 2, scene: 'alps' },
    programme: [
      [0, '11:00', '12:30', 'Routes that have moved', 'Room Nordkette'],
      [0, '15:00', '16:00', 'First aid that guests remember', 'Courtyard'],
      [1, '09:00', '12:00', 'The table of the huts', 'Hall'],
    ],
    exhibitors: [
      ['Hüttenring', '4', 'Thirty-one huts with one calendar of beds.'],
      ['Seil & Seil', '7', 'Ropes and courses for beginners.'],
      ['Murmel Tours', '9', 'Days in the mountains for families with small children.'],
    ],
  }),
  'gulf-hospitality-forum-dubai': sampleEvent({
    title: 'Gulf Hospitality Forum',
    summary: 'Large houses of the Gulf show what they build, and look for agents who fill it in summer.',
    text: 'Four days in the halls at the creek. The forum is for the trade alone; agents with an entry on Atoll come in without a fee.',
    venue: 'Creekside Halls',
    ...{ city: 'Dubai', country: 'United Arab Emirates', latitude: 25.229, longitude: 55.289 },
    ...{ startsOn: '2020-05-04', days: 4, scene: 'dubai' },
    programme: [
      [0, '11:30', '12:30', 'Summer is a season, too', 'Main stage'],
      [1, '10:00', '12:00', 'Families of three generations: rooms that fit', 'Room Pearl'],
      [2, '10:00', '16:00', 'Visits to five houses by boat', 'Pier'],
      [3, '10:00', '11:30', 'Contracts that both sides like', 'Room Pearl'],
    ],
    exhibitors: [
      ['Dhow House', 'D1', 'Houses at the water with boats of their own.'],
      ['Desert Line', 'D8', 'Nights in the dunes, from one tent to forty.'],
      ['Skyhall', 'E2', 'Rooms from the fiftieth floor up.'],
      ['Falcon Transfers', 'E9', 'Drivers who wait for late flights.'],
    ],
  }),
  'city-walks-summit-paris': sampleEvent({
    title: 'City Walks Summit',
    summary: 'Guides of two hundred cities walk through Paris together and tell each other how they do it.',
    text: 'Every talk is a walk. Whoever wants to sit finds a bench at each stop, and a sheet with what was said.',
    venue: 'Quay of the Guides',
    ...{ city: 'Paris', country: 'France', latitude: 48.857, longitude: 2.341 },
    ...{ startsOn: '2020-06-12', days: 3, scene: 'paris' },
    programme: [
      [0, '11:00', '13:00', 'Groups of thirty on narrow pavements', 'From the quay'],
      [1, '09:30', '11:30', 'Silence as a stop', 'From the quay'],
      [1, '20:30', '22:30', 'The same streets at night', 'From the quay'],
      [2, '10:00', '12:00', 'Walks for who cannot walk far', 'From the quay'],
    ],
    exhibitors: [
      ['Pas à Pas', '1', 'Walks with two people or twenty.'],
      ['Ohrwurm', '2', 'Quiet headsets that last a day.'],
      ['Banc Public', '3', 'A map of every bench in forty cities.'],
    ],
  }),
  'northern-lights-fair-tromso': sampleEvent({
    title: 'Northern Lights Fair',
    summary: 'Winter in the north: dogs, boats and cabins, shown in the light of midsummer.',
    text: 'Agents book their winter in summer here. The boats are at the quay, the dogs in the shade.',
    venue: 'The Old Dock',
    ...{ city: 'Tromso', country: 'Norway', latitude: 69.649, longitude: 18.956 },
    ...{ startsOn: '2020-06-19', days: 2, scene: 'fjord' },
    programme: [
      [0, '12:00', '13:00', 'What can be promised of a sky', 'Dock house'],
      [0, '22:00', '23:30', 'Out to the skerries in the midnight sun', 'Quay 2'],
      [1, '10:00', '12:00', 'Meet the dogs', 'Yard'],
    ],
    exhibitors: [
      ['Polarhund', '11', 'Days and nights with dogs, for beginners.'],
      ['Kystvei', '14', 'Small ships along the coast, all year.'],
      ['Hytta', '15', 'Cabins without electricity, with wood.'],
    ],
  }),
  'food-and-wine-routes-verona': sampleEvent({
    title: 'Food and Wine Routes',
    summary:
      'Vineyards, kitchens and the people who lead travelers to them, from all over the Mediterranean.',
    text: 'One day for the trade, two for everybody. Glasses are lent at the door.',
    venue: 'Halls at the Adige',
    ...{ city: 'Verona', country: 'Italy', latitude: 45.417, longitude: 10.985 },
    ...{ startsOn: '2020-09-04', days: 3, scene: 'vineyard' },
    programme: [
      [0, '11:00', '12:00', 'A harvest as a holiday', 'Room Soave'],
      [1, '11:00', '13:00', 'Bread of six countries', 'Kitchen'],
      [1, '17:00', '19:00', 'Tasting with growers', 'Courtyard'],
      [2, '11:00', '12:30', 'Children cook', 'Kitchen'],
    ],
    exhibitors: [
      ['Terra Lenta', 'K1', 'Weeks on nineteen farms in Puglia.'],
      ['Meze Yolu', 'K4', 'Kitchens of Izmir and its villages.'],
      ['Viñas Altas', 'K7', 'High vineyards of Aragon, on foot.'],
      ['Olivenland', 'K9', 'Harvest weeks on Crete.'],
    ],
  }),
  'pacific-travel-market-singapore': sampleEvent({
    title: 'Pacific Travel Market',
    summary: 'The islands and cities between Sapporo and Suva, under one roof for three days.',
    text: 'Two thousand talks are arranged before the doors open. Interpreters for nine languages are in the hall.',
    venue: 'Bay Exhibition Hall',
    ...{ city: 'Singapore', country: 'Singapore', latitude: 1.284, longitude: 103.859 },
    ...{ startsOn: '2020-10-14', days: 3, scene: 'singapore' },
    programme: [
      [0, '11:00', '12:00', 'Night trains come back', 'Main stage'],
      [1, '10:00', '11:00', 'Islands that say: enough', 'Main stage'],
      [1, '14:00', '15:00', 'Typhoons and what agents owe their guests', 'Room Lotus'],
      [2, '10:00', '12:00', 'Interpreters’ table', 'Foyer'],
    ],
    exhibitors: [
      ['Atoll to Atoll', 'P1', 'Freight boats with six cabins.'],
      ['Onsen Road', 'P5', 'Baths and inns of Kyushu.'],
      ['Rice Terrace Walks', 'P8', 'Guides from the villages of Ifugao.'],
      ['Harbour Kitchens', 'P12', 'Street food with who cooks it.'],
    ],
  }),
  'savanna-safari-exchange-nairobi': sampleEvent({
    title: 'Savanna Safari Exchange',
    summary: 'Rangers, camps and agents set the next seasons: how many guests, where, and what it pays for.',
    text: 'What a day in a reserve costs, and where it goes, stands on the wall of the hall: every camp writes it there itself.',
    venue: 'Acacia Grounds',
    ...{ city: 'Nairobi', country: 'Kenya', latitude: -1.303, longitude: 36.81 },
    ...{ startsOn: '2020-07-21', days: 3, scene: 'savanna' },
    programme: [
      [0, '11:00', '12:30', 'The wall: what a day pays for', 'Hall'],
      [1, '06:00', '09:00', 'Morning drive in the park at the edge of the city', 'Gate'],
      [2, '10:00', '11:30', 'Walking safaris with children', 'Tent 2'],
    ],
    exhibitors: [
      ['Mara Camps', '21', 'Six camps of eight tents.'],
      ['Ranger School', '22', 'Those who will lead your guests in two years.'],
      ['Lake Line', '25', 'Boats on the lakes of the Rift.'],
    ],
  }),
  'old-towns-congress-prague': sampleEvent({
    title: 'Congress of Old Towns',
    summary: 'Cities that are loved too much compare what helps: guides, quiet hours, and other quarters.',
    text: 'For guides, hotels and those who plan cities. Papers are short and end with a figure.',
    venue: 'Hall on the Hill',
    ...{ city: 'Prague', country: 'Czechia', latitude: 50.091, longitude: 14.402 },
    ...{ startsOn: '2020-11-11', days: 2, scene: 'river-bridges' },
    programme: [
      [0, '11:00', '12:30', 'Quiet hours: what they did in nine cities', 'Hall'],
      [1, '09:30', '11:00', 'The second quarter: sending guests elsewhere', 'Hall'],
    ],
    exhibitors: [
      ['Tichá ulice', '2', 'Walks where nobody walks.'],
      ['Lampion', '3', 'Evenings in courtyards.'],
    ],
  }),
  'winter-sun-exchange-marrakesh': sampleEvent({
    title: 'Winter Sun Exchange',
    summary: 'Riads, guides of the Atlas and airlines fill the months from November to March.',
    text: 'Two days in a garden. Talks are at tables under orange trees; who comes without an appointment finds tea.',
    venue: 'Garden of the Caravans',
    ...{ city: 'Marrakesh', country: 'Morocco', latitude: 31.63, longitude: -7.99 },
    ...{ startsOn: '2020-12-01', days: 2, scene: 'dunes' },
    programme: [
      [0, '11:00', '12:00', 'Riads of eight rooms: prices that last', 'Under the palms'],
      [0, '19:00', '22:00', 'Evening for all, with music of the south', 'Garden'],
      [1, '10:00', '11:00', 'Mules, snow and agents', 'Under the palms'],
    ],
    exhibitors: [
      ['Dar Azul', 'G1', 'Four riads in the quiet part of the medina.'],
      ['Atlas à Pied', 'G2', 'Walks from house to house, with mules.'],
      ['Sahara Slow', 'G6', 'Two nights on the way, two in the dunes.'],
    ],
  }),
  'island-ferries-day-athens': sampleEvent({
    title: 'Day of the Island Ferries',
    summary: 'Timetables of the summer, on one day in January, from those who make them.',
    text: 'Every line reads out its summer. Questions are asked at once, and the answers are kept in one list.',
    venue: 'Warehouse 12',
    ...{ city: 'Athens', country: 'Greece', latitude: 37.943, longitude: 23.643 },
    ...{ startsOn: '2020-01-21', days: 1, scene: 'harbour' },
    programme: [
      [0, '11:00', '13:00', 'Cyclades and Dodecanese', 'Warehouse'],
      [0, '14:30', '16:30', 'Ionian islands and Crete', 'Warehouse'],
    ],
    exhibitors: [
      ['Meltemi Lines', '1', 'Small ships that go when the wind lets them.'],
      ['Nisos Rooms', '2', 'Rooms with families on eleven islands.'],
    ],
  }),
  'lakes-and-forests-fair-toronto': sampleEvent({
    title: 'Lakes and Forests Fair',
    summary: 'Canoes, cabins and guides from four provinces, with a lake in the hall.',
    text: 'On Friday for the trade, on Saturday and Sunday for everybody. Children paddle for nothing.',
    venue: 'Harbourfront Hall',
    ...{ city: 'Toronto', country: 'Canada', latitude: 43.639, longitude: -79.382 },
    ...{ startsOn: '2020-02-21', days: 3, scene: 'forest-lake' },
    programme: [
      [0, '13:00', '14:00', 'Guides of the First Nations: whom to ask, and how', 'Stage'],
      [1, '11:00', '16:00', 'Paddling in the hall', 'The lake'],
      [2, '11:00', '12:00', 'Bears, and what to tell your guests', 'Stage'],
    ],
    exhibitors: [
      ['North Portage', 'L2', 'Canoe weeks with a guide for every four.'],
      ['Cedar Cabins', 'L3', 'Cabins without neighbours.'],
      ['Loon Lake Lodge', 'L8', 'Twelve rooms, forty canoes.'],
    ],
  }),
};
