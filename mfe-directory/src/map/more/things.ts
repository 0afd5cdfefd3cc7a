import type { SavedItem } from '@atoll/contracts/account';
import { sightHref, sightRef } from '@atoll/contracts/city-guide';
import type { Hotel } from '@atoll/contracts/hotel';
import type { HouseOnMap } from '@atoll/contracts/house';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { houseHref } from '@atoll/contracts/pages/house.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import type { SightCluster } from '@atoll/contracts/sights';
import type { Tour } from '@atoll/contracts/tour';
import { countOf } from '@atoll/contracts/words';
import type { MapMarker } from '@atoll/map/map-model';
import { cityHref } from '../../shared/addresses';
import * as s from './things.module.css';

export type ThingKind = 'hotel' | 'tour' | 'sight';

/** What a layer shows of one thing, or of several that stand together. */
export interface Thing {
  /** Its own among all layers. */
  readonly id: string;
  readonly kind: ThingKind;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** west, south, east, north of several; null for one. */
  readonly bounds: readonly number[] | null;
  /** 'Sight in Lisbon': its kind in words, and where it is. */
  readonly line: string;
  readonly about: string | null;
  readonly href: string | null;
  readonly isSample: boolean;
  readonly saved: SavedItem | null;
}

const ONE = { count: 1, bounds: null, about: null, isSample: false, saved: null } as const;

export function sightThing({ id, lat, lng, count, bounds, city, around, sight }: SightCluster): Thing {
  const base = { ...ONE, id: `sight:${id}`, kind: 'sight' as const, lat, lng };
  if (sight && city) {
    const href = sightHref(city.slug, sight.id);
    const saved: SavedItem = {
      ...{ kind: 'sight', id: sightRef(city.slug, sight.id), title: sight.name, place: city.name, href },
      position: { latitude: sight.lat, longitude: sight.lng },
    };
    return { ...base, name: sight.name, line: `Sight in ${city.name}`, about: sight.about, href, saved };
  }
  const where = city ?? around;
  const name = where ? `${city ? '' : 'Around '}${where.name}, ${where.country}` : 'This part of the map';
  return {
    ...{ ...base, count, bounds, name },
    ...{ line: countOf(count, 'sight'), href: city && `${cityHref(city.slug)}#see` },
  };
}

export function houseThing({ slug, name, city, country, latitude, longitude, isSample }: HouseOnMap): Thing {
  return {
    ...{ ...ONE, id: `house:${slug}`, kind: 'hotel', name, isSample, lat: latitude, lng: longitude },
    // Nobody knows more of where a house is than its town.
    ...{ line: `Hotel with a page on Atoll, in ${city}, ${country}`, href: houseHref(slug) },
  };
}

/** Null for a hotel that nobody knows the place of. */
export function hotelThing({ hotelId, name, geoCode, address, sample }: Hotel): Thing | null {
  if (!geoCode) return null;
  const { latitude: lat, longitude: lng } = geoCode;
  const city = address?.cityName;
  return {
    ...{ ...ONE, id: `hotel:${hotelId}`, kind: 'hotel', name, lat, lng, isSample: sample === true },
    ...{ line: city ? `Hotel in ${city}` : 'Hotel', href: pageHref(hotelsPage, { hotel: hotelId }) },
  };
}

/** Null for a tour that nobody knows the beginning of. */
export function tourThing({ id, name, location, duration, sample }: Tour): Thing | null {
  if (!location) return null;
  const { latitude: lat, longitude: lng } = location;
  return {
    ...{ ...ONE, id: `tour:${id}`, kind: 'tour', name, lat, lng, isSample: sample },
    ...{ line: duration ? `Tour, ${duration}` : 'Tour', href: pageHref(toursPage, { tour: id }) },
  };
}

const WORDS: Readonly<Record<ThingKind, string>> = { hotel: 'Hotel', tour: 'Tour', sight: 'Sight' };

const ICONS: Readonly<Record<ThingKind, NonNullable<MapMarker['icon']>>> = {
  hotel: 'bed',
  tour: 'route',
  sight: 'building-monument',
};

/** Houses of one town stand in one point: one marker has all of them. */
export function inPoints(things: readonly Thing[]): Thing[][] {
  const byPoint = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = thing.count > 1 ? thing.id : `${thing.kind} ${thing.lat},${thing.lng}`;
    byPoint.set(key, [...(byPoint.get(key) ?? []), thing]);
  }
  return [...byPoint.values()];
}

function ringOf(count: number, largest: number): NonNullable<MapMarker['ring']> {
  if (count > largest * 0.6) return 'medium';
  return 'small';
}

/** Markers with the look of their kind; several sights as a ring with their number. */
export function thingMarkers(things: readonly Thing[]): MapMarker[] {
  const largest = Math.max(2, ...things.map(({ count }) => count));
  return inPoints(things).flatMap(([first, ...others]): MapMarker[] => {
    if (!first) return [];
    const { id, kind, name, lat, lng, count } = first;
    const at = { id, className: s[kind], latitude: lat, longitude: lng };
    if (count > 1) {
      const words = `${countOf(count, kind)}: ${name}`;
      return [{ ...at, name: words, label: String(count), ring: ringOf(count, largest) }];
    }
    if (others.length > 0) {
      const label = countOf(others.length + 1, kind);
      return [{ ...at, icon: ICONS[kind], name: `${label} in one town`, label }];
    }
    return [{ ...at, icon: ICONS[kind], name: `${WORDS[kind]}: ${name}`, label: name }];
  });
}
