import { artworkUri } from '@atoll/contracts/artwork';
import type { Tour } from '@atoll/contracts/tour';

/** A tour of Lisbon with everything a tour can have. */
export function tourOf(changes: Partial<Tour> = {}): Tour {
  return {
    id: 'T1',
    name: 'Alfama on foot',
    shortDescription: 'The oldest quarter, from door to door.',
    description: 'The oldest quarter, from door to door. Ends with a glass of ginja.',
    duration: '2-3 hours',
    durationBand: 'HALF_DAY',
    price: { amount: 38, currencyCode: 'USD' },
    rating: 4.6,
    reviewCount: 57,
    location: { latitude: 38.71, longitude: -9.13 },
    distanceKm: 1.2,
    highlights: ['Fado', 'Ginja', 'Viewpoints'],
    images: [
      { uri: artworkUri('tour-food-market', 'golden'), alt: 'A lane' },
      { uri: artworkUri('tour-boat-trip', 'golden'), alt: 'A singer' },
      { uri: artworkUri('tour-hike', 'golden'), alt: 'A glass' },
    ],
    bookingLink: 'https://tours.example/alfama',
    categories: ['CULTURAL', 'FOOD'],
    languages: ['EN', 'FR'],
    minimumParticipants: 1,
    maximumParticipants: 20,
    sample: true,
    ...changes,
  };
}

/** What is left of a tour of which the provider says nothing but the name. */
export function bareTour(changes: Partial<Tour> = {}): Tour {
  return tourOf({
    id: 'BARE',
    name: 'Bare',
    shortDescription: undefined,
    description: undefined,
    duration: undefined,
    durationBand: undefined,
    price: undefined,
    rating: undefined,
    reviewCount: undefined,
    location: undefined,
    distanceKm: undefined,
    highlights: [],
    images: [],
    bookingLink: undefined,
    ...changes,
  });
}
