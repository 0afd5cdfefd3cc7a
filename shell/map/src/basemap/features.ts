import type { FeatureLike } from 'ol/Feature.js';

/** Metres per pixel at zoom 0 on the equator. */
const ZOOM_0_RESOLUTION = 156_543.033_928;

export function zoomAt(resolution: number): number {
  return Math.log2(ZOOM_0_RESOLUTION / resolution);
}

export function textOf(feature: FeatureLike, key: string): string | undefined {
  const value: unknown = feature.get(key);
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(feature: FeatureLike, key: string): number | undefined {
  const value: unknown = feature.get(key);
  return typeof value === 'number' ? value : undefined;
}

/** 'Polygon', 'MultiLineString' and so on. */
export function typeOf(feature: FeatureLike): string {
  return feature.getGeometry()?.getType() ?? '';
}
