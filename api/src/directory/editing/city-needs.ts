import { CITY_NEEDS, type CityNeed } from '@atoll/contracts/edited-places';
import type { CitiesRepository } from '../destinations/cities.repository';
import type { DirectoryIndex } from '../read-model/directory-index';
import { allCityRows } from './city-edits';

type CityNeeds = Readonly<Record<CityNeed, number>>;

/** How many cities of the list have no text, no picture, no credit. Who asks for several at once has them counted once. */
export function countCityNeeds(
  index: () => Promise<DirectoryIndex>,
  cities: Pick<CitiesRepository, 'facts'>,
): () => Promise<CityNeeds> {
  let counting: Promise<CityNeeds> | null = null;

  async function count(): Promise<CityNeeds> {
    const needs = { text: 0, picture: 0, credit: 0 };
    for (const { missing } of await allCityRows(await index(), cities))
      for (const need of CITY_NEEDS) if (missing.includes(need)) needs[need] += 1;
    return needs;
  }
  return () => {
    counting ??= count().finally(() => (counting = null));
    return counting;
  };
}
