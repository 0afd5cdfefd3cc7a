import type { ExpoEventBody } from '@atoll/contracts/expo';

/** A fair in Lisbon in November 2020. */
export function sampleFair(change: Partial<ExpoEventBody> = {}): ExpoEventBody {
  return {
    ...{ title: 'Harbour Days', summary: 'Two days at the water.', text: 'Everybody is welcome.' },
    ...{ venue: 'Pavilion', address: 'Rua do Cais 1', city: 'Lisbon', country: 'Portugal' },
    ...{ latitude: 38.768, longitude: -9.094, startsOn: '2020-11-28', endsOn: '2020-11-29' },
    ...{ website: null, picture: '/media/artwork/harbour.golden-800x600.webp' },
    ...{ programme: [], exhibitors: [] },
    ...change,
  };
}
