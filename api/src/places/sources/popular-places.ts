import type { CityOption } from '@atoll/contracts/place';
import { TOUR_DESTINATIONS } from '@atoll/contracts/popular-places';
import { slugify } from '@atoll/contracts/slug';

/** The popular destinations whose name contains the text, so that they are found when nobody else answers. */
export async function popularPlaces(query: string): Promise<readonly CityOption[]> {
  const wanted = slugify(query);
  return wanted ? TOUR_DESTINATIONS.filter(({ name }) => slugify(name).includes(wanted)) : [];
}
