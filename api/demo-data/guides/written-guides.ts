import type { CityGuide, SightKind } from '@atoll/contracts/city-guide';
import { distanceKm } from '@atoll/contracts/distance';
import { slugify } from '@atoll/contracts/slug';
import type { Town } from '../world/town';
import first from './cities-1.json';
import second from './cities-2.json';
import third from './cities-3.json';
import fourth from './cities-4.json';
import fifth from './cities-5.json';

/** A guide as it was written; see the README of this folder. */
interface WrittenGuide {
  readonly name: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
  readonly coast: boolean;
  readonly summary: string;
  readonly highlights: readonly string[];
  readonly sights: readonly {
    readonly name: string;
    readonly local?: string;
    readonly kind: string;
    readonly lat: number;
    readonly lng: number;
    readonly about: string;
  }[];
  readonly areas: readonly { readonly name: string; readonly about: string }[];
  /** 'Pastel de nata: custard tart …'. */
  readonly food: readonly string[];
  readonly bestMonths: readonly number[];
  readonly seasons: string;
  readonly gettingThere: string;
  readonly gettingAround: string;
  readonly dayTrips: readonly { readonly name: string; readonly km: number; readonly about: string }[];
  readonly goodFor: readonly string[];
}

/** What a guide makes of a city. */
export interface GuidedText {
  readonly description: string;
  readonly highlights: readonly string[];
  readonly guide: CityGuide;
}

const WRITTEN: readonly WrittenGuide[] = [...first, ...second, ...third, ...fourth, ...fifth];
/** A guide is of the town within so many kilometers that has its name. */
const SAME_TOWN_KM = 30;

function dish(text: string): { name: string; about: string } {
  const at = text.indexOf(': ');
  return at < 0 ? { name: text, about: text } : { name: text.slice(0, at), about: text.slice(at + 2) };
}

function guideOf(written: WrittenGuide): CityGuide {
  return {
    is_coastal: written.coast,
    sights: written.sights.map(({ local, kind, ...sight }) => ({
      ...sight,
      id: slugify(sight.name),
      local: local ?? null,
      kind: kind as SightKind,
    })),
    quarters: written.areas.map((area) => ({ ...area, lat: null, lng: null })),
    food: written.food.map(dish),
    best_months: [...written.bestMonths],
    seasons: written.seasons,
    getting_there: written.gettingThere,
    getting_around: written.gettingAround,
    day_trips: written.dayTrips.map((trip) => ({ ...trip, lat: null, lng: null })),
    good_for: [...written.goodFor],
  };
}

/** The guide to a town; null where nobody wrote one. */
export function writtenGuide({ name, countryCode, latitude, longitude }: Town): GuidedText | null {
  const found = WRITTEN.find(
    (guide) =>
      guide.countryCode === countryCode &&
      slugify(guide.name) === slugify(name) &&
      distanceKm({ latitude, longitude }, { latitude: guide.lat, longitude: guide.lng }) <= SAME_TOWN_KM,
  );
  return (
    (found && { description: found.summary, highlights: found.highlights, guide: guideOf(found) }) ?? null
  );
}
