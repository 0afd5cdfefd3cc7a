import MVT from 'ol/format/MVT.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type Tile from 'ol/Tile.js';
import { createXYZ } from 'ol/tilegrid.js';
import OlVectorTile from 'ol/VectorTile.js';
import type { Basemap } from '../basemap/basemap';

/** The basemap's vector tiles as OpenLayers reads them; a tile that cannot be read is told to `onError`. */
export function tileSource(
  basemap: Basemap,
  zooms: { minZoom: number; maxZoom: number },
  onError: (error: unknown) => void,
): VectorTileSource {
  const format = new MVT();
  return new VectorTileSource({
    format,
    tileGrid: createXYZ({ ...zooms, tileSize: 512 }),
    // The archive is asked by tile numbers; the address only tells tiles apart.
    url: '{z}/{x}/{y}',
    tileLoadFunction: (tile) => loadTile(tile, basemap, format, onError),
  });
}

function loadTile(tile: Tile, basemap: Basemap, format: MVT, onError: (error: unknown) => void): void {
  if (!(tile instanceof OlVectorTile)) return;
  tile.setLoader((extent, _resolution, featureProjection) => {
    const [z = 0, x = 0, y = 0] = tile.getTileCoord();
    basemap.tile(z, x, y).then(
      (bytes) => tile.setFeatures(bytes ? format.readFeatures(bytes, { extent, featureProjection }) : []),
      (error: unknown) => {
        tile.onError();
        onError(error);
      },
    );
  });
}
