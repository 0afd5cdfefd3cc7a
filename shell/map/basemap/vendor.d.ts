// These packages ship no types; this is what the basemap uses of them.
declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo';
  import type { GeoJsonObject } from 'geojson';
  /** Projects spherical shapes to the plane, cutting them at the antimeridian. Null when nothing is left. */
  export function geoProject<T extends GeoJsonObject>(object: T, projection: GeoProjection): T | null;
}
declare module 'polylabel' {
  /** The point of a polygon farthest from its outline. */
  export default function polylabel(rings: number[][][], precision?: number): [x: number, y: number];
}
