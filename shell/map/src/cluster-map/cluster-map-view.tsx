import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Attribution } from '../controls/attribution';
import { ZoomTools } from '../controls/map-tools';
import { MapDataError, NO_STREETS_LOADED } from '../failure/map-notices';
import { MarkerLayer, type MarkerLayerHandle } from '../markers/marker-layer';
import { MarkerPreview } from '../markers/marker-preview';
import type { BasemapChoice, MapBounds, MapMarker, MapView } from '../map.model';
import * as s from '../price-map/map-view.module.css';
import { MapViewport } from '../price-map/map-viewport';
import { prefersStillness } from '../price-map/motion';
import { useMapStage } from '../price-map/use-map-stage';
import { useSteering } from '../price-map/use-steering';

/** Where a map is or goes to: degrees, and a zoom in OpenLayers' convention. */
export type MapGoal = Omit<MapView, 'pitch'>;

export interface ClusterMapProps {
  /** Clusters (with `ring`) and single things, the most important first. */
  markers: readonly MapMarker[];
  /** Where the map begins. */
  start: MapGoal;
  /** Where the map goes: another object is another journey, also to the same place. */
  goal?: MapGoal | null;
  /** Pointed at, in a list or on the map. */
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  /** A cluster was pressed. */
  onCluster: (id: string) => void;
  /** What the card of a single marker says. */
  renderPreview: (marker: MapMarker) => ReactNode;
  /** The map has come to rest, at first or after any movement. `bounds` may reach beyond the antimeridian. */
  onRest: (view: MapGoal, bounds: MapBounds) => void;
  /** The deployment's own basemap; by default the one that comes with the map. */
  basemap?: BasemapChoice;
  /** The map's accessible name, and what the markers' list is called. */
  label: string;
  markersLabel: string;
  /** Told of everything that failed, for the site's error log. */
  onError?: (error: unknown) => void;
}

const WHOLE_WORLD: MapGoal = { latitude: 25, longitude: 10, zoom: 2 };

/** A flat map that shows what it is given and says where it is; it never moves by itself. */
export function ClusterMapView(props: ClusterMapProps & { onCannotDraw: (error: unknown) => void }) {
  const { markers, start, goal = null, hoveredId = null, label, onHover = () => {} } = props;
  const rootRef = useRef<HTMLElement>(null);
  const flatRef = useRef<HTMLDivElement>(null);
  const tiltedRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<MarkerLayerHandle | null>(null);
  const [preview, setPreview] = useState<{ id: string; takesFocus: boolean } | null>(null);
  const map = useMapStage({
    rootRef,
    flatRef,
    tiltedRef,
    layerRef,
    center: start,
    zoom: start.zoom,
    basemap: props.basemap,
    onRest: props.onRest,
    onError: props.onError,
    onCannotDraw: props.onCannotDraw,
  });
  const { stage } = map;
  const { step, steer } = useSteering(map, map.byHand);

  const moveTo = (to: MapGoal) => stage?.engine.moveTo(to, { animate: !prefersStillness() });
  const follow = useEffectEvent(moveTo);
  useEffect(() => {
    if (stage && goal) follow(goal);
  }, [stage, goal]);

  const press = (marker: MapMarker, event: MouseEvent) => {
    if (marker.ring) props.onCluster(marker.id);
    else setPreview({ id: marker.id, takesFocus: event.detail === 0 });
  };
  const previewed = markers.find(({ id, ring }) => !ring && id === preview?.id);

  return (
    <section
      className={s.map}
      ref={rootRef}
      aria-label={label}
      data-pitch={0}
      data-mode="2d"
      data-painted={map.isPainted ? '' : undefined}
    >
      <MapViewport label={label} flatRef={flatRef} tiltedRef={tiltedRef} isTilted={false} onKeyDown={steer} />
      <MarkerLayer
        stage={stage}
        label={props.markersLabel}
        markers={markers}
        selectedId={previewed?.id ?? null}
        hoveredId={hoveredId}
        onPress={press}
        onHover={onHover}
        handleRef={layerRef}
      />
      <ZoomTools
        onZoom={step}
        fitAll={{
          label: 'Fit the whole world',
          onPress: () => {
            map.byHand();
            moveTo(WHOLE_WORLD);
          },
        }}
        streetsNote={map.hasStreetsFailed ? NO_STREETS_LOADED : null}
      />
      {preview && previewed && (
        <MarkerPreview
          marker={previewed}
          takesFocus={preview.takesFocus}
          onOpen={null}
          onClose={() => {
            setPreview(null);
            layerRef.current?.focus(previewed.id);
          }}
          onError={props.onError}
          renderContent={props.renderPreview}
        />
      )}
      <Attribution credits={map.credits} isSimplified={map.isSimplified} streets={map.streets} />
      {map.hasDataFailed && <MapDataError onRetry={map.retry} />}
    </section>
  );
}
