import { artworkUri, type TimeOfDay } from '@atoll/contracts/artwork';
import type { SiteContent, SliderImage } from '@atoll/contracts/site-content';

type Place = Pick<SliderImage, 'name' | 'country' | 'latitude' | 'longitude'>;

function slide(place: Place, scene: string, time: TimeOfDay, position = '50% 50%'): SliderImage {
  return {
    ...place,
    position,
    url: artworkUri(scene, time, '384x640', 'avif'),
    variants: {
      mobile: artworkUri(scene, time, '224x320', 'avif'),
      tiny: artworkUri(scene, time, '20x30', 'avif'),
      tablet: artworkUri(scene, time, '304x480', 'avif'),
      desktop: artworkUri(scene, time, '384x640', 'avif'),
    },
  };
}

const THULUSDHOO = { name: 'Thulusdhoo', country: 'Maldives', latitude: 4.374, longitude: 73.65 };
const BERGEN = { name: 'Bergen', country: 'Norway', latitude: 60.393, longitude: 5.324 };
const MERZOUGA = { name: 'Merzouga', country: 'Morocco', latitude: 31.099, longitude: -4.012 };
const ISTANBUL = { name: 'Istanbul', country: 'Turkey', latitude: 41.014, longitude: 28.95 };
const PARIS = { name: 'Paris', country: 'France', latitude: 48.853, longitude: 2.349 };

const TRAVELER = { who: 'Sample traveler', sample: true } as const;

/** What the site shows until somebody has changed it (HOM-04, HOM-13, HOM-14, HOM-17). */
export const INITIAL_CONTENT: SiteContent = {
  claims: { agents: '41.8K+', countries: '150+', tours: '1000+' },
  slider: [
    slide(THULUSDHOO, 'lagoon', 'noon'),
    slide(BERGEN, 'fjord', 'dawn'),
    slide(MERZOUGA, 'dunes', 'golden'),
    slide(ISTANBUL, 'istanbul', 'dusk'),
    slide(PARIS, 'paris', 'golden'),
  ],
  testimonials: [
    {
      ...TRAVELER,
      quote: 'We asked three agents on a Monday and had a full week in Hokkaido planned by Thursday.',
      about: 'Family of four, Japan',
    },
    {
      ...TRAVELER,
      quote: 'The price on the card was the price on the bill. That is all I wanted.',
      about: 'Weekend in Porto',
    },
    {
      ...TRAVELER,
      quote: 'Our agent moved the boat trip before we even saw the forecast.',
      about: 'Honeymoon, Maldives',
    },
  ],
  partners: [
    { name: 'Meridian Air', sign: 'plane', sample: true },
    { name: 'Blue Passage', sign: 'ship', sample: true },
    { name: 'Harbour Hotels', sign: 'hotel', sample: true },
    { name: 'Northway Tours', sign: 'route', sample: true },
    { name: 'Cartograph', sign: 'compass', sample: true },
    { name: 'Solana Stays', sign: 'sun', sample: true },
  ],
};
