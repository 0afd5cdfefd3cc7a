import GeoJSON from 'ol/format/GeoJSON.js';
import { transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import type { EngineEvents } from './map-engine';

/** Asked for the islands' outlines only when the view touches them. */
const MALDIVES_EXTENT = transformExtent([72.4, -0.9, 73.9, 7.3], 'EPSG:4326', 'EPSG:3857');

/** The outlines of the Maldives' islands, which the basemap is too coarse for; read once, when they come into view. */
export function islandsSource(url: string, events: EngineEvents): VectorSource {
  const format = new GeoJSON({ featureProjection: 'EPSG:3857' });
  const source: VectorSource = new VectorSource({
    strategy: (extent) => (touches(extent, MALDIVES_EXTENT) ? [MALDIVES_EXTENT] : []),
    loader: (extent) => {
      readIslands(url).then(
        (islands) => source.addFeatures(format.readFeatures(islands)),
        (error: unknown) => {
          source.removeLoadedExtent(extent);
          events.onDataError(error);
        },
      );
    },
  });
  return source;
}

async function readIslands(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The islands' outlines answered ${answer.status}`);
  return answer.json();
}

function touches(a: readonly number[], b: readonly number[]): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = a;
  const [left = 0, bottom = 0, right = 0, top = 0] = b;
  return west < right && east > left && south < top && north > bottom;
}
