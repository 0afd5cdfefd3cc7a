import type { CityGuide, SightKind } from '@atoll/contracts/city-guide';
import { slugify } from '@atoll/contracts/slug';
import type { GeoNamesRow } from '../../places-data/geonames';
import type { Town } from '../world/town';
import { guideOf, type WrittenGuide } from './guide-data';
import { guidePlaces, type GuidePlaces } from './guide-places';

/** What a guide makes of a city. */
export interface GuidedText {
  readonly description: string;
  readonly highlights: readonly string[];
  readonly guide: CityGuide;
}

function dish(text: string): { name: string; about: string } {
  const at = text.indexOf(': ');
  return at < 0 ? { name: text, about: text } : { name: text.slice(0, at), about: text.slice(at + 2) };
}

function cityGuide(written: WrittenGuide, places: GuidePlaces): CityGuide {
  return {
    is_coastal: written.coast,
    sights: written.sights.map(({ local, kind, ...sight }) => ({
      ...sight,
      id: slugify(sight.name),
      local: local ?? null,
      kind: kind as SightKind,
    })),
    quarters: written.areas.map((area) => ({ ...places.quarter(written, area.name), ...area })),
    food: written.food.map(dish),
    best_months: [...written.bestMonths],
    seasons: written.seasons,
    getting_there: written.gettingThere,
    getting_around: written.gettingAround,
    day_trips: written.dayTrips.map((trip) => ({ ...places.dayTrip(written, trip), ...trip })),
    good_for: [...written.goodFor],
  };
}

/** The guides to towns. Positions that were not written are looked up in the gazetteer at the first question. */
export function guideBook(rows: readonly GeoNamesRow[]): (town: Pick<Town, 'guide'>) => GuidedText | null {
  let places: GuidePlaces | null = null;
  return ({ guide }) => {
    const written = guideOf(guide);
    if (!written) return null;
    places ??= guidePlaces(rows);
    return {
      description: written.summary,
      highlights: written.highlights,
      guide: cityGuide(written, places),
    };
  };
}
