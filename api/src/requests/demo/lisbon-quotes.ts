import { DEMO_SPOTS, linesIn, sampleTerms, type DemoQuote } from './demo-quote';

const lisbon = linesIn('EUR', 'Lisbon');
const sintra = linesIn('EUR', 'Sintra');

/** For parents with two children; this one is accepted. */
export const LISBON_WITH_CHILDREN: DemoQuote = {
  currency: 'EUR',
  title: 'A week in Lisbon with the children',
  message:
    'Hello Tara,\n\nThe flat is in a level part of town, so nobody carries a buggy up stairs, and there is a playground around the corner. I left two days free on purpose: children need them, and so do you.',
  lines: [
    lisbon({
      ...{
        id: 'transfer',
        day: 1,
        title: 'Airport to the flat by van, with two child seats',
        supplier: 'Van and driver',
      },
      ...{ unitAmount: 4_500, taxBasisPoints: 600 },
    }),
    lisbon({
      ...{ id: 'flat', day: 1, title: 'Flat with two bedrooms in Campo de Ourique, per night', units: 7 },
      ...{ unitAmount: 14_800, taxBasisPoints: 600 },
    }),
    lisbon({
      ...{ id: 'tram', day: 2, title: 'Old town by tram and on foot, with a guide who has children too' },
      ...{ unitAmount: 16_500, taxBasisPoints: 2_300 },
    }),
    lisbon({
      ...{ id: 'aquarium', day: 3, title: 'Aquarium, family ticket without the queue', unitAmount: 6_900 },
    }),
    sintra({
      ...{ id: 'palace', day: 5, title: 'Sintra by train: Pena Palace and its park, family ticket' },
      ...{ unitAmount: 7_200, kind: 'choice', group: 'A day out', spot: DEMO_SPOTS.penaPalace },
    }),
    lisbon({
      ...{
        id: 'beach',
        day: 5,
        title: 'A day at the beach in Cascais, with a surf lesson for the elder one',
      },
      ...{
        place: 'Cascais',
        unitAmount: 5_500,
        kind: 'choice',
        group: 'A day out',
        spot: DEMO_SPOTS.cascais,
      },
    }),
    lisbon({
      ...{
        id: 'sitter',
        day: 6,
        title: 'A babysitter for an evening, four hours',
        units: 4,
        unitAmount: 1_500,
      },
      ...{ kind: 'optional' },
    }),
  ],
  terms: sampleTerms('A fifth on booking, the rest on arrival. Free of charge until 14 days before.'),
  validDays: 14,
  costs: [
    { lineId: 'flat', net: 13_100 },
    { lineId: 'tram', net: 12_000 },
  ],
};

/** The one that is not chosen. */
export const LISBON_BY_THE_RIVER: DemoQuote = {
  currency: 'EUR',
  title: 'Lisbon by the river, seven nights',
  message:
    'Dear Tara,\n\nA family room by the river in Belém, with gardens to run in. It is a tram ride from the centre, and quiet at night.',
  lines: [
    lisbon({
      id: 'hotel',
      day: 1,
      title: 'Family room with breakfast, per night',
      place: 'Belém',
      spot: DEMO_SPOTS.belem,
      units: 7,
      unitAmount: 19_500,
    }),
    lisbon({
      id: 'card',
      day: 1,
      title: 'City card for three days, two adults',
      units: 2,
      unitAmount: 5_400,
    }),
    lisbon({
      id: 'boat',
      day: 4,
      title: 'On the river in a traditional boat',
      units: 4,
      unitAmount: 2_500,
      kind: 'optional',
    }),
  ],
  terms: sampleTerms('All of it four weeks before you arrive.'),
  validDays: 14,
  costs: [],
};

/** For one who walks, and works in the mornings. */
export const LISBON_ON_FOOT: DemoQuote = {
  currency: 'EUR',
  title: 'Ten days in Lisbon, half of them at work',
  message:
    'Hello Tomas,\n\nA quiet room with a real desk and fast internet, and something for each afternoon that needs no planning from you. The walks fall on the days that you said are free.',
  lines: [
    lisbon({
      ...{ id: 'room', day: 1, title: 'Guesthouse in Graça, room with a desk, per night', units: 10 },
      ...{ unitAmount: 7_900, taxBasisPoints: 600 },
    }),
    lisbon({
      id: 'alfama',
      day: 2,
      title: 'Alfama in the late afternoon, ending where fado is sung',
      unitAmount: 5_500,
      taxBasisPoints: 2_300,
    }),
    lisbon({
      id: 'arrabida',
      day: 6,
      title: 'Walking in the Arrábida hills, by car with a guide',
      place: 'Setúbal',
      unitAmount: 9_800,
      taxBasisPoints: 2_300,
    }),
    lisbon({
      id: 'desk',
      day: 3,
      title: 'A desk in a shared office, per day',
      units: 5,
      unitAmount: 1_800,
      kind: 'optional',
    }),
  ],
  terms: sampleTerms('Pay on arrival. Free of charge until 7 days before.'),
  validDays: 10,
  costs: [{ lineId: 'room', net: 6_800 }],
};
