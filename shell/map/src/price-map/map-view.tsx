import { useCallback, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Attribution } from '../controls/attribution';
import { MapTools, SearchAreaButton } from '../controls/map-tools';
import { WHY_FLAT_TEXT } from '../engine/why-flat';
import { MapDataError } from '../failure/map-notices';
import { MarkerLayer, type MarkerLayerHandle } from '../markers/marker-layer';
import { MarkerPreview } from '../markers/marker-preview';
import type { BasemapChoice, MapBounds, MapMarker, MapPosition } from '../map.model';
import {
  capped,
  FIT_MAX_ZOOM,
  FIT_PADDING_PX,
  FLY_TO_ZOOM,
  HOUSES_FROM_ZOOM,
  MALDIVES,
  middleOf,
  MARKER_CAP,
  PITCH_3D,
  START_ZOOM,
} from '../view-rules';
import { useFitting } from './use-fitting';
import { useMapStage } from './use-map-stage';
import { useSteering } from './use-steering';
import { useTilt } from './use-tilt';
import * as s from './map-view.module.css';

export interface MapViewProps {
  /** In order of rank. The first 20 are shown until all are asked for (MAP-11). */
  markers: readonly MapMarker[];
  /** Where the page itself decides whether all are shown, and there are more than 20; by default the map does. */
  cap?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };
  /** The chosen hotel: its marker stands out and, when chosen elsewhere, is flown to. */
  selectedId?: string | null;
  /** The hotel pointed at, in the list or on the map. */
  hoveredId?: string | null;
  onSelect?: (id: string) => void;
  onHover?: (id: string | null) => void;
  /** 'View Details' of the preview card; without it the card has no button. */
  onOpen?: (id: string) => void;
  /** Where the map is while there are no markers; the Maldives by default (MAP-13). */
  center?: MapPosition;
  zoom?: number;
  flyToZoom?: number;
  /** Whether '3D buildings' is on at first (MAP-10). */
  initial3d?: boolean;
  /** A person has moved the map and let go. */
  onMoveEnd?: (bounds: MapBounds) => void;
  /** Shows 'Search this area' after a move; the next markers do not move the map. */
  onSearchArea?: (bounds: MapBounds) => void;
  /** The preview card's content; name and label by default. */
  renderPreview?: (marker: MapMarker) => ReactNode;
  /** The deployment's own basemap; by default the one that comes with the map. */
  basemap?: BasemapChoice;
  /** The map's accessible name. */
  label?: string;
  /** What the markers' list is called. */
  markersLabel?: string;
  /** Told of everything that failed, for the site's error log. */
  onError?: (error: unknown) => void;
}

interface Preview {
  readonly id: string;
  readonly takesFocus: boolean;
}

const NO_HOUSES_YET = 'Zoom in to see buildings.';

export function MapView(props: MapViewProps & { onCannotDraw: (error: unknown) => void }) {
  const {
    markers,
    selectedId = null,
    hoveredId = null,
    center = MALDIVES,
    zoom = START_ZOOM,
    flyToZoom = FLY_TO_ZOOM,
    initial3d = true,
    label = 'Map',
    markersLabel = 'Hotels on the map',
  } = props;
  const rootRef = useRef<HTMLElement>(null);
  const flatRef = useRef<HTMLDivElement>(null);
  const tiltedRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<MarkerLayerHandle | null>(null);
  const [isOwnCapOn, setOwnCap] = useState(true);
  const ownCap = markers.length > MARKER_CAP ? { isOn: isOwnCapOn, onChange: setOwnCap } : null;
  const cap = props.cap ?? ownCap;
  const isCapped = cap?.isOn ?? true;
  const [ownHover, setOwnHover] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const shown = useMemo(() => capped(markers, isCapped), [markers, isCapped]);

  const start = middleOf(shown) ?? center;
  const map = useMapStage({
    rootRef,
    flatRef,
    tiltedRef,
    layerRef,
    center: start,
    zoom,
    basemap: props.basemap,
    onMoveEnd: props.onMoveEnd,
    onError: props.onError,
    onCannotDraw: props.onCannotDraw,
  });
  const { keepView, choose, letGo, refit } = useFitting({
    map,
    shown,
    selectedId,
    center,
    zoom,
    flyToZoom,
    layerRef,
    rootRef,
  });
  const tilt = useTilt({ map, rootRef, isOnAtFirst: initial3d, refit, layerRef });

  const byHand = () => {
    map.byHand();
    letGo();
  };
  const press = (marker: MapMarker, event: MouseEvent<HTMLButtonElement>) => {
    choose(marker, event.currentTarget);
    setPreview({ id: marker.id, takesFocus: event.detail === 0 });
    props.onSelect?.(marker.id);
  };
  const { onHover } = props;
  const hover = useCallback(
    (id: string | null) => {
      setOwnHover(id);
      onHover?.(id);
    },
    [onHover],
  );
  const closePreview = (id: string) => {
    setPreview(null);
    layerRef.current?.focus(id);
  };
  const { step, steer } = useSteering(map, byHand);
  const previewed = shown.find(({ id }) => id === preview?.id);
  const { onOpen, onSearchArea } = props;

  return (
    <section
      className={s.map}
      ref={rootRef}
      aria-label={label}
      data-pitch={tilt.isOn ? PITCH_3D : 0}
      data-mode={tilt.isTilted ? '3d' : '2d'}
      data-flat-because={tilt.whyFlat ?? undefined}
      data-painted={map.isPainted ? '' : undefined}
      data-fit-padding={FIT_PADDING_PX}
      data-fit-max-zoom={FIT_MAX_ZOOM}
      data-fly-to-zoom={flyToZoom}
    >
      <div
        className={s.viewport}
        role="application"
        aria-roledescription="map"
        aria-label={`${label}. Arrow keys move it, plus and minus zoom.`}
        tabIndex={0}
        onKeyDown={steer}
        onWheel={byHand}
        onDoubleClick={byHand}
        onPointerMove={({ buttons }) => buttons > 0 && byHand()}
      >
        <div className={s.flat} ref={flatRef} data-hidden={tilt.isTilted ? '' : undefined} />
        <div className={s.tilted} ref={tiltedRef} data-hidden={tilt.isTilted ? undefined : ''} />
      </div>
      <MarkerLayer
        stage={map.stage}
        label={markersLabel}
        markers={shown}
        selectedId={selectedId}
        hoveredId={hoveredId ?? ownHover}
        onPress={press}
        onHover={hover}
        handleRef={layerRef}
      />
      <MapTools
        is3dOn={tilt.isOn}
        flatNote={tilt.whyFlat && WHY_FLAT_TEXT[tilt.whyFlat]}
        housesNote={tilt.isOn && map.isPainted && map.zoomNow < HOUSES_FROM_ZOOM ? NO_HOUSES_YET : null}
        on3dChange={tilt.turn}
        cap={cap}
        onZoom={step}
      >
        {onSearchArea && map.hasMoved && (
          <SearchAreaButton
            onPress={() => {
              keepView();
              map.forgetMove();
              if (map.stage) onSearchArea(map.stage.areaInSight());
            }}
          />
        )}
      </MapTools>
      {preview && previewed && (
        <MarkerPreview
          marker={previewed}
          takesFocus={preview.takesFocus}
          onOpen={onOpen ? () => onOpen(previewed.id) : null}
          onClose={() => closePreview(previewed.id)}
          onError={props.onError}
          renderContent={props.renderPreview}
        />
      )}
      <Attribution
        credit={props.basemap?.attribution ?? null}
        hasOpenStreetMap={map.seesOpenStreetMap}
        isSimplified={map.isSimplified}
        hasBuildings={(tilt.isTilted || tilt.whyFlat !== null) && map.zoomNow >= HOUSES_FROM_ZOOM}
      />
      {map.hasDataFailed && <MapDataError onRetry={map.retry} />}
    </section>
  );
}
