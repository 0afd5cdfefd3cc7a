import type { Ground } from '../basemap/ground';
import { onThemeChange } from '../basemap/map-colours';
import type { MapBounds, MapView } from '../map.model';
import { FlatEngine } from './flat-engine';
import type { EngineEvents, MapEngine } from './map-engine';
import type { TiltedEngine } from './tilted-engine';
import { whyFlat, type WhyFlat } from './why-flat';

export interface StageHosts {
  readonly flat: HTMLElement;
  readonly tilted: HTMLElement;
}

/**
 * The map as its markers see it: OpenLayers always, and MapLibre over it while 3D is on and possible. Both show the
 * same view; whoever asks for `engine` gets the one in sight.
 */
export class MapStage {
  private readonly flat: FlatEngine;
  private readonly stopTheme: () => void;
  private tilted: TiltedEngine | null = null;
  private wantsTilt = false;
  private isDestroyed = false;

  /** Throws where the browser cannot draw a map at all (MAP-06). */
  constructor(
    private readonly hosts: StageHosts,
    start: Omit<MapView, 'pitch'>,
    private readonly ground: Ground,
    private readonly events: EngineEvents,
  ) {
    this.flat = new FlatEngine(hosts.flat, start, ground, {
      ...events,
      onFrame: () => this.tilted ?? events.onFrame(),
      onSettled: () => this.tilted ?? events.onSettled(),
    });
    this.stopTheme = onThemeChange(() => {
      this.flat.recolour();
      this.tilted?.recolour();
    });
  }

  get engine(): MapEngine {
    return this.tilted ?? this.flat;
  }

  get isTilted(): boolean {
    return this.tilted !== null;
  }

  /** What the view shows without its tilt, which would count far land at the horizon in. */
  areaInSight(): MapBounds {
    return this.flat.bounds();
  }

  /** Whether OpenStreetMap's shores are in view, as far as they are loaded. */
  get seesFineShores(): boolean {
    return this.flat.seesFineShores();
  }

  /** Loads and shows the 3D map in the present view. Answers why it stays flat, or null when it is tilted. */
  async tilt(): Promise<WhyFlat | null> {
    this.wantsTilt = true;
    return whyFlat() ?? (await this.openTilted());
  }

  private async openTilted(): Promise<WhyFlat | null> {
    try {
      const { createTiltedEngine } = await import('./tilted-engine');
      if (!this.isTiltWanted()) return null;
      const tilted = await createTiltedEngine(this.hosts.tilted, this.flat.view(), this.ground, {
        ...this.events,
        onSettled: () => this.followTilted(),
      });
      // A person may have moved the flat map since, or still has a finger on it.
      while (this.isTiltWanted() && this.flat.isMoving) await nextFrame();
      if (!this.isTiltWanted()) tilted.destroy();
      else {
        tilted.moveTo(this.flat.view(), { animate: false });
        this.tilted = tilted;
      }
      return null;
    } catch (error) {
      console.warn('The 3D map did not load', error);
      return 'failed';
    }
  }

  /** Shows the flat map where the tilted one was. */
  flatten(): void {
    if (this.isDestroyed) return;
    this.wantsTilt = false;
    if (!this.tilted) return;
    this.flat.moveTo(this.tilted.view(), { animate: false });
    this.tilted.destroy();
    this.tilted = null;
  }

  /** Asks for the basemap again after its data failed. */
  reload(): void {
    this.ground.forget();
    this.flat.reload();
    this.tilted?.recolour();
  }

  destroy(): void {
    this.isDestroyed = true;
    this.stopTheme();
    this.tilted?.destroy();
    this.flat.destroy();
  }

  private isTiltWanted(): boolean {
    return this.wantsTilt && !this.isDestroyed && this.tilted === null;
  }

  /** The flat map goes along unseen: it knows what is in view, and takes over when 3D is switched off. */
  private followTilted(): void {
    if (this.tilted) this.flat.moveTo(this.tilted.view(), { animate: false });
    this.events.onSettled();
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
