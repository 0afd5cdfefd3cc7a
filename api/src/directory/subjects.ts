import { EVERYTHING, type Change, type Subject } from '../shared/changes/changes';

interface Place {
  readonly clean_city: string;
  readonly clean_country: string;
}

/** An agent shows in the lists, on its own pages and on those of its places, before a move and after it. */
export function agentChange(id: string, places: readonly (Place | null)[]): Change {
  const shown = places.flatMap((place): Subject[] =>
    place ? [`city:${place.clean_city}`, `country:${place.clean_country}`] : [],
  );
  return { kind: 'agent', key: id, subjects: [...new Set<Subject>(['agents', `agent:${id}`, ...shown])] };
}

export function cityChange(slug: string, country: string): Change {
  return { kind: 'city', key: slug, subjects: [`city:${slug}`, `country:${country}`] };
}

/** Hiding a country takes its agents out of every list. */
export function countryChange(slug: string): Change {
  return { kind: 'country', key: slug, subjects: [`country:${slug}`, 'destinations', 'agents'] };
}

/** So many documents were written that all are compared. */
export const EVERYTHING_CHANGED: Change = {
  kind: 'agent',
  key: EVERYTHING,
  subjects: ['agents', 'destinations'],
};
