import type { MapMarker } from '@atoll/map/map-model';
import type { ReactNode } from 'react';
import type { MapGoal } from '../map-view';

/** What layers whose code comes later have for the map. */
export interface MoreOnMap {
  readonly markers: readonly MapMarker[];
  /** What the card of a marker says; undefined for one of another layer. */
  readonly cardOf: (id: string) => ReactNode;
  /** Where the map goes when several things are opened; null for those of another layer. */
  readonly goalOf: (id: string) => MapGoal | null;
}
