import type { MapEngine } from '../engine/map-engine';
import type { MapMarker } from '../map.model';
import { shapesOf, type MarkerShape } from './marker-collisions';

interface Placement {
  readonly marker: MapMarker;
  readonly element: HTMLElement;
}

const ID_ATTRIBUTE = 'data-marker';

/**
 * Moves the markers' elements with the map. It writes styles itself, because React would render all of them at every
 * frame of a drag.
 */
export class MarkerPlacer {
  private markers: readonly MapMarker[] = [];
  private placements: readonly Placement[] = [];
  private readonly widths = new Map<string, number>();
  private arrangedZoom = NaN;
  private origin: { readonly marker: MapMarker; readonly x: number; readonly y: number } | null = null;

  constructor(
    private readonly list: HTMLElement,
    private readonly engine: () => MapEngine,
  ) {}

  /** The markers that are in the list now, in order of rank; `first` are placed before all others. */
  arrange(markers: readonly MapMarker[], first: readonly string[]): void {
    this.markers = markers;
    this.placements = this.findElements();
    this.measure();
    const engine = this.engine();
    const placed = this.placements.map(({ marker }) => ({
      id: marker.id,
      at: engine.project(marker),
      width: this.widths.get(keyOf(marker)) ?? 0,
      isRing: marker.ring !== undefined,
    }));
    const box = { width: this.list.clientWidth, height: this.list.clientHeight };
    const shapes = shapesOf(placed, box, first);
    this.placements.forEach(({ element, marker }) => showAs(element, shapes.get(marker.id) ?? 'outside'));
    this.place();
  }

  /** Follows one frame of the map: a drag of the flat map moves the whole list at once. */
  follow(): void {
    const engine = this.engine();
    const { zoom, pitch } = engine.view();
    if (!this.origin || zoom !== this.arrangedZoom || pitch !== 0) {
      this.place();
      return;
    }
    const now = engine.project(this.origin.marker);
    if (now) translate(this.list, now.x - this.origin.x, now.y - this.origin.y);
  }

  private place(): void {
    const engine = this.engine();
    translate(this.list, 0, 0);
    this.arrangedZoom = engine.view().zoom;
    this.origin = null;
    this.placements.forEach(({ element, marker }) => {
      const at = engine.project(marker);
      if (!at) return;
      this.origin ??= { marker, ...at };
      translate(element, at.x, at.y);
    });
  }

  private findElements(): Placement[] {
    const elements = new Map(
      [...this.list.querySelectorAll<HTMLElement>(`[${ID_ATTRIBUTE}]`)].map((element) => [
        element.getAttribute(ID_ATTRIBUTE),
        element,
      ]),
    );
    return this.markers.flatMap((marker) => {
      const element = elements.get(marker.id);
      return element ? [{ marker, element }] : [];
    });
  }

  /** Reads the widths of labels not seen before, all in one layout. */
  private measure(): void {
    const unknown = this.placements.filter(({ marker }) => !this.widths.has(keyOf(marker)));
    unknown.forEach(({ element }) => showAs(element, 'label'));
    unknown.forEach(({ element, marker }) => {
      const width = element.firstElementChild?.clientWidth ?? 0;
      if (width > 0) this.widths.set(keyOf(marker), width);
    });
  }
}

/** What the width of a marker depends on. */
function keyOf({ ring, label }: MapMarker): string {
  return ring ? `${ring} ${label}` : label;
}

function translate(element: HTMLElement, x: number, y: number): void {
  element.style.transform = `translate(${Math.round(x * 100) / 100}px, ${Math.round(y * 100) / 100}px)`;
}

function showAs(element: HTMLElement, shape: MarkerShape): void {
  element.dataset.shape = shape;
}
