import type { CitiesRepository } from '../cities.repository';
import type { DirectoryIndex } from '../../read-model/directory-index';
import { topicsOfGuide } from './guide-topics';

/** The paths of the pages that cities of visible countries have because of their guides. */
export function createGuidePagePaths(
  index: () => Promise<Pick<DirectoryIndex, 'isVisible'>>,
  cities: Pick<CitiesRepository, 'guided'>,
): () => Promise<string[]> {
  return async () => {
    const read = await index();
    const guided = await cities.guided();
    return guided
      .filter(({ clean_country }) => read.isVisible(clean_country))
      .flatMap(({ _id: slug, name: city, country, lat, lng, guide }) =>
        guide
          ? topicsOfGuide({ city, country, lat, lng }, guide).map(
              ({ link }) => `/travel-agents/${slug}/${link.kind}/${link.slug}`,
            )
          : [],
      );
  };
}
