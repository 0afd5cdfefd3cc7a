import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Attribution } from '../controls/attribution';
import { MapTools, SearchAreaButton } from '../controls/map-tools';
import { WHY_FLAT_TEXT } from '../engine/why-flat';
import { MapDataError, NO_STREETS_LOADED } from '../failure/map-notices';
import { MarkerLayer, type MarkerLayerHandle } from '../markers/marker-layer';
import { MarkerPreview } from '../markers/marker-preview';
import type { BasemapChoice, MapBounds, MapMarker, MapPosition } from '../map.model';
import {
  FIT_MAX_ZOOM,
  FIT_PADDING_PX,
  FLY_TO_ZOOM,
  HOUSES_FROM_ZOOM,
  MALDIVES,
  middleOf,
  PITCH_3D,
  START_ZOOM,
} from '../view-rules';
import { MapViewport } from './map-viewport';
import { useFitting } from './use-fitting';
import { useMapStage, type StageState } from './use-map-stage';
import { useShownMarkers, type MarkerCap } from './use-shown-markers';
import { useSteering } from './use-steering';
import { useTilt } from './use-tilt';
import * as s from './map-view.module.css';

export interface MapViewProps {
  /** In order of rank. The first 20 are shown until all are asked for (MAP-11). */
  markers: readonly MapMarker[];
  /** Where the page itself decides whether all are shown, and there are more than 20; by default the map does. */
  cap?: MarkerCap;
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
  /** Fitting the markers never zooms in closer; one of a town alone is nothing without its surroundings. */
  fitMaxZoom?: number;
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

const NO_HOUSES_YET = 'Zoom in to see buildings.';

/** Houses come with the streets, so the switch promises none where there are no streets. */
function hasHousesCloser({ isPainted, streets, zoomNow }: StageState): boolean {
  return isPainted && streets !== 'none' && zoomNow < HOUSES_FROM_ZOOM;
}

export function MapView(props: MapViewProps & { onCannotDraw: (error: unknown) => void }) {
  const {
    markers,
    selectedId = null,
    hoveredId = null,
    center = MALDIVES,
    zoom = START_ZOOM,
    flyToZoom = FLY_TO_ZOOM,
    fitMaxZoom = FIT_MAX_ZOOM,
    initial3d = true,
    label = 'Map',
    markersLabel = 'Hotels on the map',
  } = props;
  const rootRef = useRef<HTMLElement>(null);
  const flatRef = useRef<HTMLDivElement>(null);
  const tiltedRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<MarkerLayerHandle | null>(null);
  const {
    cap,
    shown,
    hoveredId: ownHover,
    hover,
    preview,
    setPreview,
  } = useShownMarkers(markers, props.cap, props.onHover);

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
  const { keepView, choose, letGo, fitAll, refit } = useFitting({
    map,
    shown,
    selectedId,
    center,
    zoom,
    flyToZoom,
    fitMaxZoom,
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
  const closePreview = (id: string) => {
    setPreview(null);
    layerRef.current?.focus(id);
  };
  const { step, steer } = useSteering(map, byHand);
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
      data-fit-max-zoom={fitMaxZoom}
      data-fly-to-zoom={flyToZoom}
    >
      <MapViewport
        label={label}
        flatRef={flatRef}
        tiltedRef={tiltedRef}
        isTilted={tilt.isTilted}
        onKeyDown={steer}
        onByHand={byHand}
      />
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
        housesNote={tilt.isOn && hasHousesCloser(map) ? NO_HOUSES_YET : null}
        streetsNote={map.hasStreetsFailed ? NO_STREETS_LOADED : null}
        on3dChange={tilt.turn}
        cap={cap}
        onZoom={step}
        fitAll={shown.length > 0 ? { label: 'Fit all on the map', onPress: fitAll } : null}
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
      {preview && (
        <MarkerPreview
          marker={preview.marker}
          takesFocus={preview.takesFocus}
          onOpen={onOpen ? () => onOpen(preview.marker.id) : null}
          onClose={() => closePreview(preview.marker.id)}
          onError={props.onError}
          renderContent={props.renderPreview}
        />
      )}
      <Attribution credits={map.credits} isSimplified={map.isSimplified} streets={map.streets} />
      {map.hasDataFailed && <MapDataError onRetry={map.retry} />}
    </section>
  );
}
