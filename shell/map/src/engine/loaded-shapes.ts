import type VectorTileLayer from 'ol/layer/VectorTile.js';
import RenderFeature from 'ol/render/Feature.js';

/** The shapes of one layer of the tiles that are loaded inside an extent (Web Mercator metres). */
export function shapesIn(layer: VectorTileLayer, extent: number[], name: string): RenderFeature[] {
  return layer
    .getFeaturesInExtent(extent)
    .filter((feature): feature is RenderFeature => feature instanceof RenderFeature)
    .filter((feature) => feature.get('layer') === name);
}
