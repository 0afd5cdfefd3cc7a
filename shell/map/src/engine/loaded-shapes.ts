import type VectorTileLayer from 'ol/layer/VectorTile.js';
import RenderFeature from 'ol/render/Feature.js';
import type { FlatRings } from './land-test';

/** The shapes of one layer of the tiles that are loaded inside an extent (Web Mercator metres). */
export function shapesIn(layer: VectorTileLayer, extent: number[], name: string): RenderFeature[] {
  return layer
    .getFeaturesInExtent(extent)
    .filter((feature): feature is RenderFeature => feature instanceof RenderFeature)
    .filter((feature) => feature.get('layer') === name);
}

/** The rings of the land that is loaded inside an extent. */
export function landIn(layer: VectorTileLayer, extent: number[]): FlatRings[] {
  return shapesIn(layer, extent, 'land').map((feature) => ({
    coordinates: feature.getFlatCoordinates(),
    ends: feature.getEnds() ?? [],
  }));
}
