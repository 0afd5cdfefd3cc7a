import type { EngineEvents, MapEngine } from '../engine/map-engine';
import type { Ground } from '../basemap/ground';
import type { MapPosition, MapView } from '../map.model';

/** An engine without a screen: it remembers what it was asked, and puts every position at a pixel of its own. */
export class FakeEngine implements MapEngine {
  static made: FakeEngine[] = [];
  /** Thrown by the next constructor, as a browser without canvas would. */
  static failure: Error | null = null;

  readonly calls: { readonly name: string; readonly with: unknown }[] = [];
  hasFineShores = false;
  isMoving = false;
  private current: MapView;

  constructor(
    readonly host: HTMLElement,
    start: Omit<MapView, 'pitch'>,
    readonly ground: Ground,
    readonly events: EngineEvents,
  ) {
    if (FakeEngine.failure) throw FakeEngine.failure;
    this.current = { ...start, pitch: 0 };
    FakeEngine.made.push(this);
  }

  static latest(): FakeEngine {
    const engine = FakeEngine.made.at(-1);
    if (!engine) throw new Error('No map was made');
    return engine;
  }

  static forget(): void {
    FakeEngine.made = [];
    FakeEngine.failure = null;
  }

  named(name: string): unknown[] {
    return this.calls.filter((call) => call.name === name).map((call) => call.with);
  }

  project({ longitude, latitude }: MapPosition) {
    return { x: longitude * 1000, y: latitude * 1000 };
  }
  view(): MapView {
    return this.current;
  }
  bounds() {
    return { west: 73, south: 3, east: 74, north: 4 };
  }
  moveTo(view: Omit<MapView, 'pitch'>): void {
    this.current = { ...view, pitch: 0 };
    this.note('moveTo', view);
  }
  fit(positions: readonly MapPosition[]): void {
    this.note('fit', positions.length);
  }
  zoomBy(levels: number): void {
    this.note('zoomBy', levels);
  }
  panBy(right: number, down: number): void {
    this.note('panBy', [right, down]);
  }
  recolour(): void {
    this.note('recolour', null);
  }
  reload(): void {
    this.note('reload', null);
  }
  seesFineShores() {
    return this.hasFineShores;
  }
  destroy(): void {
    this.note('destroy', null);
  }

  private note(name: string, value: unknown): void {
    this.calls.push({ name, with: value });
  }
}
