import { classNames } from '@atoll/ui/class-names';
import type { MapPosition } from '../map.model';
import { MARKER_CAP, middleOf } from '../view-rules';
import { isAtSea, PLOT_HEIGHT, PLOT_WIDTH, plotAll } from './plot';
import * as s from './static-map.module.css';

export interface StaticMapProps {
  /** The place's name, drawn and told. */
  name: string;
  center: MapPosition;
  /** Drawn as dots, 20 at most, where they will be on the real map. */
  markers?: readonly MapPosition[];
  className?: string;
}

const GRID_STEP = 40;

/**
 * A drawing that stands where the map will be: the hotels as dots on plain ground, or round an atoll's reef. It needs
 * no script and no data but the positions, so it comes with the server's HTML.
 */
export function StaticMap({ name, center, markers = [], className }: StaticMapProps) {
  const first = markers.slice(0, MARKER_CAP);
  const middle = middleOf(first) ?? center;
  const atSea = isAtSea(middle);
  return (
    <svg
      className={classNames(s.map, atSea && s.sea, className)}
      viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={`Map of ${name}`}
    >
      <rect
        className={s.ground}
        x={-PLOT_WIDTH}
        y={-PLOT_HEIGHT}
        width={3 * PLOT_WIDTH}
        height={3 * PLOT_HEIGHT}
      />
      {atSea ? <Reef /> : <Grid />}
      {plotAll(first, middle).map(({ x, y }, index) => (
        <circle key={index} className={s.dot} cx={x} cy={y} r="5" />
      ))}
      <text className={s.name} x="16" y={PLOT_HEIGHT - 16}>
        {name}
      </text>
    </svg>
  );
}

/** The atoll ring, large: where the islands of the Maldives lie round a lagoon. */
function Reef() {
  return (
    <g>
      <ellipse className={s.lagoon} cx={PLOT_WIDTH / 2} cy={PLOT_HEIGHT / 2} rx="128" ry="74" />
      <ellipse
        className={s.reef}
        cx={PLOT_WIDTH / 2}
        cy={PLOT_HEIGHT / 2}
        rx="128"
        ry="74"
        pathLength="100"
        strokeDasharray="34 6 18 5 9 4 20 4"
      />
    </g>
  );
}

/** Lines of longitude and latitude, beyond the drawing: its box may be wider or higher. */
function Grid() {
  return (
    <path
      className={s.grid}
      d={[
        ...gridSteps(PLOT_WIDTH).map((x) => `M${x} ${-PLOT_HEIGHT}V${2 * PLOT_HEIGHT}`),
        ...gridSteps(PLOT_HEIGHT).map((y) => `M${-PLOT_WIDTH} ${y}H${2 * PLOT_WIDTH}`),
      ].join('')}
    />
  );
}

function gridSteps(size: number): number[] {
  return Array.from({ length: (3 * size) / GRID_STEP - 1 }, (_, index) => (index + 1) * GRID_STEP - size);
}
