import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import type { CityOption } from '@atoll/contracts/place';

interface HeroPoster extends Pick<CityOption, 'name' | 'country' | 'latitude' | 'longitude'> {
  readonly picture: string;
}

const artwork = (scene: string) => `/media/artwork/${scene}-384x640.avif`;

/** The places on the front page, each leading to its hotels. */
export const HERO_POSTERS: readonly HeroPoster[] = [
  {
    name: 'Thulusdhoo',
    country: 'Maldives',
    latitude: 4.374,
    longitude: 73.65,
    picture: artwork('lagoon.noon'),
  },
  { name: 'Bergen', country: 'Norway', latitude: 60.393, longitude: 5.324, picture: artwork('fjord.dawn') },
  {
    name: 'Merzouga',
    country: 'Morocco',
    latitude: 31.099,
    longitude: -4.012,
    picture: artwork('dunes.golden'),
  },
  {
    name: 'Istanbul',
    country: 'Turkey',
    latitude: 41.014,
    longitude: 28.95,
    picture: artwork('istanbul.dusk'),
  },
  { name: 'Paris', country: 'France', latitude: 48.853, longitude: 2.349, picture: artwork('paris.golden') },
];

/** The hotel search of a place (HSE-02). */
export function hotelsAddress(place: HeroPoster): string {
  return pageHref(hotelsPage, placeState(place));
}
