import { useRef, type KeyboardEvent } from 'react';
import { STEP_MS } from '../engine/map-engine';
import { prefersStillness } from './motion';
import type { StageState } from './use-map-stage';

const PAN_PX = 100;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-PAN_PX, 0],
  ArrowRight: [PAN_PX, 0],
  ArrowUp: [0, -PAN_PX],
  ArrowDown: [0, PAN_PX],
};
const ZOOM_KEYS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

interface Steering {
  /** Zooms in or out by one level. */
  readonly step: (levels: 1 | -1) => void;
  /** Arrows pan and plus and minus zoom while the map has the focus. */
  readonly steer: (event: KeyboardEvent) => void;
}

/** Moves the map by buttons and keys; `byHand` is called before each movement. */
export function useSteering({ stage }: StageState, byHand: () => void): Steering {
  const step = (levels: 1 | -1) => {
    byHand();
    stage?.engine.zoomBy(levels, { animate: !prefersStillness() });
  };
  const steppedAt = useRef(0);
  const steer = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const levels = ZOOM_KEYS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !levels)) return;
    event.preventDefault();
    // Every press counts, but a key that is held down repeats faster than anybody can follow.
    if (event.repeat && event.timeStamp - steppedAt.current < STEP_MS) return;
    steppedAt.current = event.timeStamp;
    if (levels) step(levels);
    if (!arrow) return;
    byHand();
    stage?.engine.panBy(...arrow, { animate: !prefersStillness() });
  };
  return { step, steer };
}
