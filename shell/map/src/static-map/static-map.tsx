import { classNames } from '@atoll/ui/class-names';
import { useId } from 'react';
import type { MapPosition } from '../map.model';
import { MARKER_CAP, middleOf } from '../view-rules';
import {
  isAtSea,
  PLOT_HEIGHT,
  PLOT_WIDTH,
  plotterFor,
  type Plot,
  type Plotter,
  type WaterPicture,
} from './plot';
import * as s from './static-map.module.css';

/** Lines of the place's name from its middle, and how far it reaches around. */
const NAME_BELOW = 19;
const NAME_ABOVE = -9;
const NAME_REACH = 30;

type Spot = ReturnType<Plotter['at']>;

export interface StaticMapProps {
  /** The place's name, drawn and told. */
  name: string;
  /** Where the name belongs and distances begin. */
  center: MapPosition;
  /** Drawn as dots, 20 at most, where they will be on the real map. */
  markers?: readonly MapPosition[];
  className?: string;
}

/**
 * A small map that stands where the large one will be: the hotels to scale round the middle of the place, with the
 * distances from it over the basemap's water, or round an atoll's reef. It needs no script, so it comes with the
 * server's HTML.
 */
export function StaticMap({ name, center, markers = [], className }: StaticMapProps) {
  const first = markers.slice(0, MARKER_CAP);
  const middle = middleOf(first) ?? center;
  const atSea = isAtSea(middle);
  const plotter = plotterFor(first, middle);
  const centre = plotter.at(center);
  const dots = first.map(plotter.at);
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
      {atSea ? <Reef /> : <Water picture={plotter.water} />}
      <Distances centre={centre} rings={plotter.rings} />
      <text className={s.name} x={centre.x} y={nameLine(centre, dots)} textAnchor="middle">
        {name}
      </text>
      {dots.map(({ x, y }, index) => (
        <circle key={index} className={s.dot} cx={x} cy={y} r="5" data-dot="" />
      ))}
    </svg>
  );
}

/** Below the middle, or above it where a dot would lie on the name. */
function nameLine(centre: Spot, dots: readonly Spot[]): number {
  const isBelow = ({ x, y }: Spot) =>
    Math.abs(x - centre.x) < NAME_REACH && y > centre.y && y - centre.y < NAME_REACH;
  return centre.y + (dots.some(isBelow) ? NAME_ABOVE : NAME_BELOW);
}

/** The sea, lakes and rivers of the basemap: a picture without colours, through which the theme's is seen. */
function Water({ picture: { href, x, y, side } }: { picture: WaterPicture }) {
  const id = useId();
  const square = { x, y, width: side, height: side };
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" {...square}>
        <image href={href} {...square} />
      </mask>
      <rect className={s.water} {...square} mask={`url(#${id})`} />
    </>
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

/** How far it is from the centre: a map without streets has distances. */
function Distances({ centre, rings }: { centre: Plot; rings: Plotter['rings'] }) {
  return (
    <g>
      {rings.map(({ km, radius }) => (
        <g key={km}>
          <circle className={s.ring} cx={centre.x} cy={centre.y} r={radius} />
          <text className={s.distance} x={centre.x} y={centre.y - radius + 4} textAnchor="middle">
            {km} km
          </text>
        </g>
      ))}
      <circle className={s.centre} cx={centre.x} cy={centre.y} r="3" />
    </g>
  );
}
