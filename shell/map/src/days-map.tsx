import { useMemo } from 'react';
import { LazyPriceMap } from './lazy-price-map';
import type { BasemapChoice, MapMarker, MapPosition } from './map.model';
import { StaticMap } from './static-map/static-map';
import { middleOf } from './view-rules';

const ZOOM = 12;

/** A day of a trip, with its stops in their order. */
export interface MapDay {
  /** Null for what belongs to no day: its stops are only counted. */
  readonly number: number | null;
  /** 'Day 2, Sat 5 Dec'. */
  readonly title: string;
  readonly stops: readonly (MapPosition & {
    readonly id: string;
    readonly name: string;
    /** Instead of its number. */
    readonly label?: string;
  })[];
}

export interface DaysMapProps {
  readonly days: readonly MapDay[];
  /** What the map is of: 'the plan for Lisbon'. */
  readonly of: string;
  /** Drawn in the small map that stands there at first. */
  readonly place: string;
  /** The middle of the place; by default that of the stops. */
  readonly center?: MapPosition;
  /** Somebody has asked for the map: it is loaded at once. */
  readonly isWanted?: boolean;
  /** Where single towns may be all there is: how close the map comes by itself. */
  readonly fitMaxZoom?: number;
  readonly basemap: BasemapChoice | undefined;
  readonly onError: (error: unknown) => void;
}

const NOWHERE: MapPosition = { latitude: 0, longitude: 0 };

/** The stops of some days on a map, numbered: '2.1' is the first one of the second day. Its container has a height. */
export function DaysMap({ days, of, place, center, isWanted, fitMaxZoom, basemap, onError }: DaysMapProps) {
  const markers = useMemo(
    () =>
      days.flatMap(({ number, title, stops }): MapMarker[] =>
        stops.map(({ id, name, label, latitude, longitude }, index) => ({
          ...{ id, latitude, longitude },
          name: `${name}, ${title}`,
          label: label ?? (number === null ? String(index + 1) : `${number}.${index + 1}`),
        })),
      ),
    [days],
  );
  const middle = useMemo(() => center ?? middleOf(markers) ?? NOWHERE, [center, markers]);
  return (
    <LazyPriceMap
      placeholder={<StaticMap name={place} center={middle} markers={markers} />}
      label={`Map of ${of}`}
      markersLabel="Stops"
      markers={markers}
      center={middle}
      zoom={ZOOM}
      fitMaxZoom={fitMaxZoom}
      initial3d={false}
      isWanted={isWanted}
      basemap={basemap}
      onError={onError}
    />
  );
}
