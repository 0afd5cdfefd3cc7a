import { Type } from 'typebox';
import { orNull } from './or-null';

const ClusterCity = Type.Object({ name: Type.String(), country: Type.String(), slug: Type.String() });

/** What is said of things that stand together on a map at a zoom; several have the box that they fill. */
export const MAP_CLUSTER = {
  id: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  count: Type.Integer(),
  /** west, south, east, north. */
  bounds: Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
  /** The city, where all of them are in one. */
  city: orNull(ClusterCity),
  /** The city that they stand around, where there are several: the one with the most of them near the middle. */
  around: orNull(ClusterCity),
} as const;
