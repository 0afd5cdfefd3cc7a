import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import countryCodes from 'i18n-iso-countries';
import polylabel from 'polylabel';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { inMaldives } from './islands';

interface CountryFacts {
  name: string;
}
type World = Topology<{ land: GeometryCollection; countries: GeometryCollection<CountryFacts> }>;

export interface CountryLabel {
  /** ISO 3166-1 alpha-2; null where Natural Earth shows a territory without one. */
  readonly code: string | null;
  readonly name: string;
  readonly position: Position;
  /** Share of the sphere, which ranks labels. */
  readonly area: number;
}

const HALF_A_SPHERE = 2 * Math.PI;
/** Degrees in, degrees out: the projection is only used for its cut at the antimeridian. */
const plate = () =>
  geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);

/** Natural Earth 1:10m, as world-atlas packs it (ISC). */
export function readWorld(): World {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  return JSON.parse(readFileSync(path, 'utf8')) as World;
}

/** All land as planar polygons, without the Maldives, whose islands come from another source. */
export function landOf(world: World): Feature<MultiPolygon> {
  const land = feature(world, world.objects.land) as FeatureCollection<MultiPolygon>;
  const coordinates = land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter((polygon) => !inMaldives(polygon[0] ?? []))
    .flatMap(flatten);
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } };
}

/** Borders between countries, without coasts. */
export function bordersOf(world: World): Feature<MultiLineString> {
  const lines = mesh(world, world.objects.countries, (a, b) => a !== b);
  const flat = geoProject(lines, plate());
  if (!flat) throw new Error('Natural Earth has no borders');
  return { type: 'Feature', properties: {}, geometry: flat };
}

/**
 * Cuts one polygon at the antimeridian. A ring wound the wrong way means the whole sphere but itself and would flood
 * every tile, so it is turned round first: no land covers half a sphere.
 */
export function flatten(rings: Position[][]): Position[][][] {
  const polygon = (coordinates: Position[][]): Polygon => ({ type: 'Polygon', coordinates });
  const turned = geoArea(polygon(rings)) > HALF_A_SPHERE ? rings.map((ring) => [...ring].reverse()) : rings;
  const flat: Polygon | MultiPolygon | null = geoProject<Polygon | MultiPolygon>(polygon(turned), plate());
  if (!flat) return [];
  return flat.type === 'Polygon' ? [flat.coordinates] : flat.coordinates;
}

/** Where each country's name goes: the middle of its largest part. */
export function countryLabels(world: World): CountryLabel[] {
  const countries = feature(world, world.objects.countries) as FeatureCollection<
    Polygon | MultiPolygon | null,
    CountryFacts
  >;
  return countries.features.flatMap(({ id, geometry, properties }) => {
    if (!geometry) return [];
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const largest = parts
      .flatMap(flatten)
      .map((coordinates) => ({ coordinates, area: geoArea({ type: 'Polygon', coordinates }) }))
      // A planar ring is wound either way: the smaller side is the land.
      .map(({ coordinates, area }) => ({ coordinates, area: Math.min(area, 2 * HALF_A_SPHERE - area) }))
      .sort((a, b) => b.area - a.area)[0];
    if (!largest) return [];
    return {
      code: countryCodes.numericToAlpha2(String(id ?? '')) ?? null,
      name: properties.name,
      position: polylabel(largest.coordinates, 0.01).slice(0, 2),
      area: largest.area,
    };
  });
}
