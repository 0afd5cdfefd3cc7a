import { artworkUri, type TimeOfDay } from '@atoll/contracts/artwork';
import type { CityOption } from '@atoll/contracts/place';
import { HOTEL_DESTINATIONS } from '@atoll/contracts/popular-places';

export interface PopularDestination extends CityOption {
  readonly description: string;
  /** Address of its picture. */
  readonly picture: string;
}

/** How each destination looks, by name. */
const LOOKS: Readonly<Record<string, readonly [scene: string, time: TimeOfDay, description: string]>> = {
  'New York': ['new-york', 'dusk', 'Art, food and a skyline for every hour'],
  London: ['london', 'golden', 'Parks, pubs and free museums'],
  Paris: ['paris', 'noon', 'Long lunches, longer evenings'],
  Tokyo: ['tokyo', 'dawn', 'Quiet gardens inside a loud city'],
  Rome: ['rome', 'golden', 'Two thousand years on one walk'],
  Sydney: ['sydney', 'noon', 'Ferries, headlands, ocean pools'],
};

/** The six cities that the empty search offers (HSE-06). */
export const POPULAR_DESTINATIONS: readonly PopularDestination[] = HOTEL_DESTINATIONS.map((place) => {
  const [scene, time, description] = LOOKS[place.name] ?? ['skyline', 'noon', place.country];
  return { ...place, description, picture: artworkUri(scene, time) };
});
