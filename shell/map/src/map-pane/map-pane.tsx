import { classNames } from '@atoll/ui/class-names';
import type { ReactNode } from 'react';
import { LazyPriceMap } from '../lazy-price-map';
import type { ListWithMap } from '../list-with-map/use-list-with-map';
import type { BasemapChoice, MapMarker, MapPosition } from '../map.model';
import { StaticMap } from '../static-map/static-map';
import { areaWithin, type MapArea } from './area-within';
import * as s from './map-pane.module.css';

export type MapPaneProps = {
  /** Of the box, to which the keyboard skips past the list. */
  id: string;
  /** Puts the pane into its place, as the results frame says. */
  className: string | undefined;
  map: ListWithMap;
  /** Where the map is, and its name on the drawing. */
  place: MapPosition & { readonly name: string };
  /** 'Map of hotels in Lisbon'. */
  label: string;
  /** Where the map begins, and how near it comes to a chosen marker; the map's own numbers by default. */
  zoom?: number;
  flyToZoom?: number;
  markers: readonly MapMarker[];
  /** Neither results nor any on their way. */
  isEmpty: boolean;
  /** Where there are more results than the list shows at first. */
  cap?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };
  /** 'View Details' of the card of a marker; without it there is no such button. */
  onOpen?: (id: string) => void;
  /** 'Search this area' was pressed; without it there is no such button. */
  onSearchArea?: (area: MapArea) => void;
  /** How far a search reaches. */
  radiusMaxKm?: number;
  /** What the card of a marker says; null where there is nothing to say. */
  renderPreview: (id: string) => ReactNode;
  basemap?: BasemapChoice;
  onError: (error: unknown) => void;
};

/** The items of a list on a map: a drawing until the real map is loaded (MAP-09 to MAP-11). */
export function MapPane(props: MapPaneProps) {
  const { place, markers, isEmpty, onSearchArea, radiusMaxKm = Infinity, renderPreview } = props;
  const { focus, isOpen, box, version, open } = props.map;
  return (
    <div
      // A map that was closed begins anew as a strip.
      key={version}
      id={props.id}
      role="group"
      aria-label="Map"
      tabIndex={-1}
      className={classNames(s.pane, !isOpen && s.strip, isEmpty && s.nothing, props.className)}
      ref={box}
    >
      <LazyPriceMap
        isWanted={isOpen}
        onWanted={open}
        label={props.label}
        markers={markers}
        center={place}
        zoom={props.zoom}
        flyToZoom={props.flyToZoom}
        selectedId={focus.selectedId}
        hoveredId={focus.hoveredId}
        onSelect={focus.selectOnMap}
        onHover={focus.hover}
        onOpen={props.onOpen}
        cap={props.cap}
        onSearchArea={onSearchArea && ((bounds) => onSearchArea(areaWithin(bounds, radiusMaxKm)))}
        basemap={props.basemap}
        renderPreview={({ id }) => renderPreview(id)}
        onError={props.onError}
        placeholder={<StaticMap name={place.name} center={place} markers={markers} className={s.drawing} />}
      />
    </div>
  );
}
