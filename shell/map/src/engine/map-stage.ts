import type { Basemap } from '../basemap/basemap';
import { onThemeChange } from '../basemap/map-colours';
import { buildingsAround, type Buildings } from '../buildings/footprints';
import type { MapBounds, MapMarker, MapView } from '../map.model';
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
  private hotels: readonly MapMarker[] = [];
  private builtFor: readonly MapMarker[] = [];
  private builtCount = 0;
  private wantsTilt = false;
  /** 3D is wanted but cannot be: the houses are drawn as ground plans. */
  private showsPlans = false;
  private isDestroyed = false;

  /** Throws where the browser cannot draw a map at all (MAP-06). */
  constructor(
    private readonly hosts: StageHosts,
    start: Omit<MapView, 'pitch'>,
    private readonly basemap: Basemap,
    private readonly events: EngineEvents,
  ) {
    this.flat = new FlatEngine(hosts.flat, start, basemap, {
      ...events,
      onFrame: () => this.tilted ?? events.onFrame(),
      onSettled: () => this.tilted ?? events.onSettled(),
      onPainted: () => {
        this.refreshBuildings();
        events.onPainted();
      },
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

  /** Hotels that get illustrative buildings. */
  setHotels(hotels: readonly MapMarker[]): void {
    this.hotels = hotels;
    this.refreshBuildings();
  }

  /** Loads and shows the 3D map in the present view. Answers why it stays flat, or null when it is tilted. */
  async tilt(): Promise<WhyFlat | null> {
    this.wantsTilt = true;
    const reason = whyFlat() ?? (await this.openTilted());
    if (reason && this.isTiltWanted()) {
      this.showsPlans = true;
      this.refreshBuildings();
    }
    return reason;
  }

  private async openTilted(): Promise<WhyFlat | null> {
    try {
      const { createTiltedEngine } = await import('./tilted-engine');
      if (!this.isTiltWanted()) return null;
      const tilted = await createTiltedEngine(
        this.hosts.tilted,
        this.flat.view(),
        this.buildings(),
        this.basemap,
        {
          ...this.events,
          onSettled: () => this.followTilted(),
        },
      );
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
    this.showsPlans = false;
    this.flat.setBuildings(null);
    this.builtCount = 0;
    if (!this.tilted) return;
    this.flat.moveTo(this.tilted.view(), { animate: false });
    this.tilted.destroy();
    this.tilted = null;
  }

  /** Asks for the basemap again after its data failed. */
  reload(): void {
    this.basemap.forget();
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

  /** The flat map goes along unseen: it knows what is land, and takes over when 3D is switched off. */
  private followTilted(): void {
    if (this.tilted) this.flat.moveTo(this.tilted.view(), { animate: false });
    this.events.onSettled();
  }

  private buildings(): Buildings {
    return buildingsAround(this.hotels, this.flat.landAround(this.hotels));
  }

  /** After each movement more land may be known; mostly the same hotels stand on the same land. */
  private refreshBuildings(): void {
    const engine = this.tilted ?? (this.showsPlans ? this.flat : null);
    if (!engine) return;
    const buildings = this.buildings();
    const isSame = this.builtFor === this.hotels && this.builtCount === buildings.features.length;
    if (!isSame) engine.setBuildings(buildings);
    this.builtFor = this.hotels;
    this.builtCount = buildings.features.length;
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
