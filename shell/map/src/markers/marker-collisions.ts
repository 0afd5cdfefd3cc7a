import type { Pixel } from '../engine/map-engine';

export interface PlacedMarker {
  readonly id: string;
  /** Where its tip points; null before the map's first frame. */
  readonly at: Pixel | null;
  /** Pixels of its label. */
  readonly width: number;
  /** A ring stands round its point, as high as it is wide, and never becomes a dot. */
  readonly isRing?: boolean;
}

/** A label as a price tag, a dot where a label would cover another, or nothing outside the map. */
export type MarkerShape = 'label' | 'dot' | 'outside';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Height of a label with its tip, above the point that it marks. */
const LABEL_HEIGHT_PX = 41;
/** Labels keep this distance, so that two prices never read as one. */
const GAP_PX = 4;
/** Markers a little outside stay: a tip at the edge still belongs to a visible label. */
const OVERHANG_PX = 20;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The shape of each marker, decided greedily: `first` come the chosen and the pointed-at marker, then the others in
 * their given order, which is the ranking of the results.
 */
export function shapesOf(
  markers: readonly PlacedMarker[],
  box: Box,
  first: readonly string[],
): ReadonlyMap<string, MarkerShape> {
  const place = ({ id }: PlacedMarker) => (first.includes(id) ? first.indexOf(id) : first.length);
  const taken: Rectangle[] = [];
  const shapes = new Map<string, MarkerShape>();
  for (const marker of [...markers].sort((a, b) => place(a) - place(b))) {
    const { id, at, width, isRing = false } = marker;
    if (!at || isOutside(at, box)) {
      shapes.set(id, 'outside');
      continue;
    }
    const label = {
      left: at.x - width / 2 - GAP_PX / 2,
      right: at.x + width / 2 + GAP_PX / 2,
      top: at.y - (isRing ? width / 2 : LABEL_HEIGHT_PX) - GAP_PX / 2,
      bottom: at.y + (isRing ? width / 2 : 0) + GAP_PX / 2,
    };
    const isFree = isRing || first.includes(id) || !taken.some((other) => overlap(label, other));
    if (isFree) taken.push(label);
    shapes.set(id, isFree ? 'label' : 'dot');
  }
  return shapes;
}

function isOutside({ x, y }: Pixel, { width, height }: Box): boolean {
  return x < -OVERHANG_PX || y < -OVERHANG_PX || x > width + OVERHANG_PX || y > height + LABEL_HEIGHT_PX;
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
