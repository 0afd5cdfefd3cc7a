import type { CityOption } from '@atoll/contracts/place';

/** Leaves the region only with places that share name and country with another one: it is shown with the name. */
export function tellApart(places: readonly CityOption[]): CityOption[] {
  const nameOf = ({ name, country }: CityOption) => `${name}, ${country}`;
  return places.map((place) => {
    const { region, ...rest } = place;
    const isAlone = places.filter((other) => nameOf(other) === nameOf(place)).length === 1;
    return region === undefined || isAlone ? rest : place;
  });
}
