import type { CityOption } from '@atoll/contracts/place';

/** What has a name. */
export interface CalledSo {
  /** The largest first. */
  readonly places: readonly CityOption[];
  /** ISO 3166-1 alpha-2. */
  readonly countryCodes: readonly string[];
}

/** What places are called in all languages. The places feature answers it for the features that search by place. */
export interface PlaceNames {
  /** Towns, islands, regions and countries that have exactly this name, in any language. */
  called(name: string): CalledSo;
  /** Places whose name begins like this or is similar, best first. */
  find(text: string, limit: number): readonly CityOption[];
}

/** Where nobody wrote a name. */
export const NO_PLACE_NAMES: PlaceNames = {
  called: () => ({ places: [], countryCodes: [] }),
  find: () => [],
};
