import { countryOf } from './countries';
import type { City } from './gazetteer';
import { distanceKm, type Point } from './geo';
import type { NamedPlaces } from './named-places';
import { plainUpperCase } from './plain-text';
import { stateName } from './us-states';

/** What of the first matches is looked at, before they are narrowed by country or put in order of distance. */
const lookedAt = 500;
/** A point further away than this from every place belongs to none. */
const reverseRadiiKm = [5, 25, 100];

export interface Address {
  name: string;
  /** Null where the sandbox knows no name for it. */
  state: string | null;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

export function addressOf(city: City, places: NamedPlaces): Address {
  return {
    name: places.nameOf(city),
    state: city.countryCode === 'US' ? stateName(city.adminCode) : null,
    country: countryOf(city.countryCode).name,
    countryCode: city.countryCode,
  };
}

/** 'Austin, Texas, United States'. */
export function addressLine({ name, state, country }: Address): string {
  return [name, state, country].filter((part) => part !== null).join(', ');
}

/** Places that a written address means, best first; what follows a comma has to be its state or country. */
export function findAddress(text: string, places: NamedPlaces): City[] {
  const [name = '', ...areas] = text.split(',').map((part) => plainUpperCase(part.trim()));
  return places
    .findCities(name)
    .slice(0, lookedAt)
    .flatMap((index) => places.gazetteer.city(index) ?? [])
    .filter((city) => {
      const { state, country, countryCode } = addressOf(city, places);
      const known = [state ?? '', country, countryCode].map(plainUpperCase);
      return areas.every((area) => area === '' || known.includes(area));
    });
}

/** The nearest place to a point; null in the wilderness and at sea. */
export function nearestPlace(point: Point, { gazetteer }: NamedPlaces): City | null {
  for (const radiusKm of reverseRadiiKm) {
    const near = gazetteer.within(point, radiusKm).flatMap((index) => gazetteer.city(index) ?? []);
    const [nearest] = near.sort((a, b) => distanceKm(point, a) - distanceKm(point, b) || a.index - b.index);
    if (nearest) return nearest;
  }
  return null;
}
