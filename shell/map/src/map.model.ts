export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A file that the deployment names, over the map's own world or instead of it. */
export interface BasemapChoice {
  /** A PMTiles file of vector tiles, of the Protomaps basemap or in our own layers (decision 57). */
  readonly url: string;
  /** Whose data it is, in words; links are written `[words](https://…)`. */
  readonly attribution: string;
}

export interface MapMarker extends MapPosition {
  readonly id: string;
  /** The hotel's name: with the label it is the marker's accessible name. */
  readonly name: string;
  /** What the marker shows: a total such as '$486', or the name while there is no price. */
  readonly label: string;
  /** `seen` once a person has opened it. */
  readonly state?: 'rest' | 'seen';
  /** What tells its kind where a map shows several: a drawing before its label, and a class of its own look. */
  readonly icon?: 'bed' | 'route' | 'building-monument';
  readonly className?: string;
  /** For what stands for several: drawn as an atoll ring of this size round the label, which is their number. */
  readonly ring?: 'small' | 'medium' | 'large';
}

/** Degrees. `west` may exceed 180 or fall below -180 when the view crosses the antimeridian. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Zoom in OpenLayers' convention: a 256 px world at 0. MapLibre's number is one less. */
export interface MapView extends MapPosition {
  readonly zoom: number;
  /** Degrees from straight down. */
  readonly pitch: number;
}
