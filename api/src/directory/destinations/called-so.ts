import type { CalledSo } from '@atoll/contracts/destination';
import { fold } from '@atoll/contracts/fold';
import type { PlaceNames } from '../../shared/places/place-names';
import { CalledPlaces } from '../read-model/called-places';
import type { DirectoryIndex } from '../read-model/directory-index';

/** The visible countries and the cities with agents that have exactly this name in any language (DES-01). */
export function calledSo(index: DirectoryIndex, names: PlaceNames, name: string): CalledSo {
  const { places } = names.called(fold(name));
  const country = index.countrySlug(name, names);
  const rows = new CalledPlaces(index, names)
    .found(places)
    .flatMap(([row]) => (row === undefined ? [] : row));
  const slugs = new Set(rows.map((row) => index.table.card(row).clean_city));
  return {
    countries: country === null ? [] : [country],
    cities: [...slugs].flatMap((slug) => {
      const card = index.cards.city(slug);
      if (!card || !index.isVisible(card.clean_country)) return [];
      return { city: card.city, slug, country: card.country };
    }),
  };
}
