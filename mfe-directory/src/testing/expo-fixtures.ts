import type { ExpoEvent, ExpoEventCard } from '@atoll/contracts/expo';

/** A fair in Lisbon in December 2020. */
export function eventOf(change: Partial<ExpoEvent> = {}): ExpoEvent {
  return {
    ...{ id: 'harbour-days', isSample: false, isOver: false, title: 'Harbour Days' },
    ...{ summary: 'Two days at the water.', text: 'First paragraph.\n\nSecond paragraph.' },
    ...{ venue: 'Pavilion', address: 'Rua do Cais 1', city: 'Lisbon', country: 'Portugal' },
    ...{ latitude: 38.768, longitude: -9.094, startsOn: '2020-12-04', endsOn: '2020-12-05' },
    ...{ website: null, picture: '/media/artwork/harbour.golden-800x600.webp' },
    programme: [
      { date: '2020-12-05', start: '10:00', end: '11:00', title: 'Walk', room: '' },
      { date: '2020-12-04', start: '14:00', end: '15:00', title: 'Ferries', room: 'Hall 1' },
      { date: '2020-12-04', start: '09:30', end: '10:00', title: 'Doors open', room: 'Hall 1' },
    ],
    exhibitors: [{ name: 'Casas do Mar', about: 'Nineteen small houses.', stand: 'A12' }],
    ...change,
  };
}

export function eventCardOf(change: Partial<ExpoEvent> = {}): ExpoEventCard {
  const { id, isSample, title, summary, venue, city, country, startsOn, endsOn, picture } = eventOf(change);
  return { id, isSample, title, summary, venue, city, country, startsOn, endsOn, picture };
}
