import type { MapMarker } from '@atoll/map/map-model';
import { WORLD } from './map-view';
import * as s from './world-drawing.module.css';

/** The world in pixels at the zoom with which the map begins: what is drawn lies where it will be on the map. */
const SIZE = 256 * 2 ** WORLD.zoom;
const RADIUS = { small: 29, medium: 35, large: 42 } as const;
const MERIDIANS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 360];
const PARALLELS = [-60, -40, -20, 0, 20, 40, 60, 75];

// Rounded, so that server and browser write the same numbers.
const round = (value: number) => Math.round(value * 10) / 10;

function yOf(latitude: number): number {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / Math.PI;
  return round((SIZE / 2) * (1 - mercator));
}

const xOf = (longitude: number) => round(((longitude + 180) / 360) * SIZE);

/** The world without a script: a grid of degrees, and where agents are. */
export function WorldDrawing({ markers }: { markers: readonly MapMarker[] }) {
  const corner = [xOf(WORLD.longitude) - SIZE / 2, yOf(WORLD.latitude) - SIZE / 2];
  return (
    <div className={s.box}>
      <svg
        className={s.world}
        width={SIZE}
        height={SIZE}
        viewBox={`${corner.join(' ')} ${SIZE} ${SIZE}`}
        role="img"
        aria-label="Map of the world"
      >
        <path
          className={s.grid}
          d={[
            ...MERIDIANS.map((degrees) => `M${round((degrees / 360) * SIZE)} ${-SIZE}V${2 * SIZE}`),
            ...PARALLELS.map((latitude) => `M${-SIZE} ${yOf(latitude)}H${2 * SIZE}`),
          ].join('')}
        />
        {markers.map(({ id, latitude, longitude, ring, label }) => (
          <g key={id} transform={`translate(${xOf(longitude)} ${yOf(latitude)})`}>
            <circle className={s.ring} r={ring ? RADIUS[ring] - 4 : 6} />
            {ring && (
              <text className={s.number} dy="5" textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
