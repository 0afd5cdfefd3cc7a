import { findPlaces as find } from '../src/places/places.feature';
import type { FindPlaces } from '../src/shared/places/find-places';

/** The gazetteer, for tests of features that get it handed over. */
export const findPlaces: FindPlaces = (query, limit) => find(query, limit);
