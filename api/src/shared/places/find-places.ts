import type { CityOption } from '@atoll/contracts/place';

/** Finds places by what was typed, best first. The places feature answers it for the features that need places. */
export type FindPlaces = (query: string, limit: number) => Promise<readonly CityOption[]>;
