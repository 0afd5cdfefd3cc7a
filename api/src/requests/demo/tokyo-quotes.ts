import { DEMO_SPOTS, linesIn, sampleTerms, type DemoQuote } from './demo-quote';

const tokyo = linesIn('JPY', 'Tokyo');
const hakone: typeof tokyo = (line) => linesIn('JPY', 'Hakone')({ spot: DEMO_SPOTS.hakone, ...line });

const TOKYO_LINES = [
  tokyo({
    ...{
      id: 'transfer',
      day: 1,
      title: 'Met at Haneda and taken to the hotel by car',
      supplier: 'My own driver',
    },
    unitAmount: 14_000,
    taxBasisPoints: 1_000,
  }),
  tokyo({
    ...{ id: 'hotel', day: 1, title: 'Small hotel near Ueno Park, twin room with breakfast, per night' },
    ...{ units: 7, unitAmount: 23_500, taxBasisPoints: 1_000 },
  }),
  tokyo({
    ...{ id: 'walk', day: 2, title: 'Yanaka on foot: temples, old shops and lunch with me', units: 2 },
    ...{ unitAmount: 11_000, taxBasisPoints: 1_000 },
  }),
  tokyo({
    ...{ id: 'cooking', day: 3, title: 'Home cooking in Asakusa, four dishes', units: 2 },
    ...{ unitAmount: 9_500, taxBasisPoints: 1_000, spot: DEMO_SPOTS.asakusa },
  }),
  tokyo({
    ...{ id: 'nikko', day: 4, title: 'A day in Nikko by train, with a guide', place: 'Nikko', units: 2 },
    ...{ unitAmount: 22_000, taxBasisPoints: 1_000, kind: 'optional', spot: DEMO_SPOTS.nikko },
  }),
  hakone({
    ...{ id: 'ryokan', day: 6, title: 'One night in a ryokan with its own hot spring, dinner and breakfast' },
    ...{ units: 2, unitAmount: 31_000, taxBasisPoints: 1_000, kind: 'choice', group: 'Night in the hills' },
  }),
  hakone({
    ...{ id: 'lakeside', day: 6, title: 'One night in a plain hotel by the lake, breakfast' },
    ...{ units: 2, unitAmount: 14_500, taxBasisPoints: 1_000, kind: 'choice', group: 'Night in the hills' },
  }),
  hakone({
    ...{
      id: 'pass',
      day: 6,
      title: 'Two-day pass for trains, boat and cable car',
      units: 2,
      unitAmount: 6_100,
    },
  }),
];

/** From somebody who lives there, in yen. */
export const TOKYO_FROM_TOKYO: DemoQuote = {
  currency: 'JPY',
  title: 'Eight nights in Tokyo and Hakone, slowly',
  message:
    'Hello Tara,\n\nI kept the days short, as you asked: one thing in the morning, and the rest of the day is yours. The night in the hills is the only time you pack a bag; the big luggage stays in Tokyo. For Nikko I would wait for the weather forecast, so it is an option.',
  lines: TOKYO_LINES,
  terms: sampleTerms(
    'A quarter on booking, the rest two weeks before you fly. Free of charge until 30 days before, half of it until 14 days before.',
  ),
  validDays: 21,
  costs: [
    { lineId: 'hotel', net: 21_000 },
    { lineId: 'ryokan', net: 28_000 },
    { lineId: 'nikko', net: 18_500 },
  ],
};

/** The same with the cooking changed into what the traveler asked for. */
export const TOKYO_CHANGED: DemoQuote = {
  ...TOKYO_FROM_TOKYO,
  message:
    'Hello Tara,\n\nHere it is with the soba lesson instead. It is a bit cheaper, and no meat or fish comes near the table. Everything else is as it was.',
  lines: TOKYO_LINES.map((line) =>
    line.id === 'cooking'
      ? { ...line, title: 'Making soba by hand in Asakusa, vegetarian lunch', unitAmount: 8_200 }
      : line,
  ),
};

const inDollars = linesIn('USD', 'Tokyo');

/** From somebody abroad, in dollars, with one line in yen. */
export const TOKYO_FROM_NEW_YORK: DemoQuote = {
  currency: 'USD',
  title: 'Tokyo and Kamakura, eight nights',
  message:
    'Hi Tara,\n\nI have sent a good many first-timers to Tokyo, and most of them wished for a quieter place to sleep. So this is Kagurazaka, with a day by the sea in Kamakura. The price includes a local number you can call at any hour.',
  lines: [
    inDollars({
      ...{
        id: 'hotel',
        day: 1,
        title: 'Boutique hotel in Kagurazaka, double room with breakfast, per night',
      },
      ...{ units: 8, unitAmount: 21_500 },
    }),
    inDollars({
      id: 'transfer',
      day: 1,
      title: 'Airport bus tickets, there and back',
      units: 4,
      unitAmount: 1_300,
    }),
    inDollars({ id: 'guide', day: 2, title: 'First day with a guide, six hours', unitAmount: 32_000 }),
    inDollars({
      ...{
        id: 'kamakura',
        day: 4,
        title: 'Kamakura: the Great Buddha and the coast by tram',
        place: 'Kamakura',
      },
      ...{ units: 2, unitAmount: 9_500, spot: DEMO_SPOTS.kamakura },
    }),
    inDollars({
      ...{
        id: 'market',
        day: 5,
        title: 'Breakfast walk through Tsukiji’s outer market',
        units: 2,
        unitAmount: 8_500,
      },
      ...{ kind: 'choice', group: 'Food' },
    }),
    inDollars({
      ...{ id: 'izakaya', day: 5, title: 'An evening in three izakayas', units: 2, unitAmount: 11_000 },
      ...{ kind: 'choice', group: 'Food' },
    }),
    inDollars({
      ...{
        id: 'kabuki',
        day: 6,
        title: 'Kabuki, single act, with an earphone guide',
        units: 2,
        unitAmount: 3_000,
      },
      ...{ currency: 'JPY', kind: 'optional' },
    }),
    inDollars({
      id: 'care',
      day: null,
      title: 'My planning, and help by phone while you are there',
      unitAmount: 24_000,
    }),
  ],
  terms: sampleTerms('30 % on booking, the rest 21 days before arrival. No refund within a week of arrival.'),
  validDays: 14,
  costs: [{ lineId: 'hotel', net: 18_900 }],
};
