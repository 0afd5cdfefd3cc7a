import type { MapMarker, MapPosition } from '../map.model';

/** A result as its marker needs it. */
export interface MapResult {
  readonly id: string;
  readonly name: string;
  /** Absent where nobody knows where it is: it has no marker then. */
  readonly position: MapPosition | undefined;
  /** What the marker shows: '$486', or a person's initials; null for the name. */
  readonly label: string | null;
}

/** The markers of the results that have a place, in their order. `seen` are the ids of those that were opened. */
export function resultMarkers(results: readonly MapResult[], seen: ReadonlySet<string>): MapMarker[] {
  return results.flatMap(({ id, name, position, label }) =>
    position ? [{ id, name, label: label ?? name, state: seen.has(id) ? 'seen' : 'rest', ...position }] : [],
  );
}
