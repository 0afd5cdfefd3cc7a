import { placeLabel, type CityOption } from '@atoll/contracts/place';
import type { PlaceNames } from '../shared/places/place-names';
import { fold } from '@atoll/contracts/fold';
import { Gazetteer, textOf } from './gazetteer';
import { readGazetteer, type GazetteerFile } from './file/gazetteer-file';
import { createPlacesNearest } from './places-nearest';
import { createPlacesSearch } from './places-search';
import type { Found } from './prefix-search';

/** Every place a traveler can choose, in memory. */
export interface PlacesIndex extends PlaceNames {
  /** Best first: whole names in any language, then beginnings of words, then similar names. */
  find(query: string, limit: number): CityOption[];
  /** The nearest town or island, and the division it lies in; null when none is within 100 km. */
  nearest(latitude: number, longitude: number): { place: CityOption; division: string | null } | null;
  /** The largest places of the region at this point, the largest first; none where no region is there. */
  offers(region: string, latitude: number, longitude: number): CityOption[];
}

/** Degrees by which a region's middle may differ from the one that is known: a link may have fewer digits. */
const SAME_MIDDLE_DEGREES = 0.01;

/** Times as many as are wanted: some are shown alike. */
const LOOKED_AT = 2;
/** Places of one name that are told: the largest. */
const CALLED_MAX = 20;

/** Whether a word of the name begins with the text. */
function isIn(name: string, text: string): boolean {
  return ` ${fold(name)}`.includes(` ${fold(text)}`);
}

/** An index over a gazetteer. */
function createPlacesIndex(file: GazetteerFile): PlacesIndex {
  const gazetteer = new Gazetteer(file);
  const search = createPlacesSearch(gazetteer);
  const nearest = createPlacesNearest(gazetteer);
  const regions = Object.keys(file.extras)
    .map(Number)
    .filter((place) => gazetteer.kind(place) === 'region');

  /** The spelling that was found, unless the shown name begins with what was typed as well; 'in Victoria' of an area. */
  function matched({ place, use }: Found, query: string): string | undefined {
    const division = gazetteer.division(place);
    if (search.isByArea(use) && division && isIn(division, query)) return `in ${division}`;
    const spelling = textOf(file.spellings, file.spellingStarts, file.useSpellings[use] ?? 0);
    return spelling === '' || isIn(gazetteer.name(place), query) ? undefined : spelling;
  }

  /** Two places that are called and shown alike are one to everybody who chooses: the larger is meant. */
  function find(query: string, limit: number): CityOption[] {
    const byLabel = new Map<string, CityOption>();
    for (const found of search.find(query, limit * LOOKED_AT)) {
      const place = gazetteer.option(found.place, matched(found, query));
      const label = `${place.kind} ${placeLabel(place)}`;
      if (!byLabel.has(label)) byLabel.set(label, place);
    }
    return [...byLabel.values()].slice(0, limit);
  }

  return {
    find,
    called: (name) => ({
      places: search.called(name, CALLED_MAX).map(({ place }) => gazetteer.option(place)),
      countryCodes: search.countriesCalled(name),
    }),
    nearest: (latitude, longitude) => {
      const place = nearest(latitude, longitude);
      if (place === null) return null;
      return { place: gazetteer.option(place), division: gazetteer.division(place) ?? null };
    },
    offers: (name, latitude, longitude) => {
      const region = regions.find(
        (place) =>
          gazetteer.name(place) === name &&
          Math.abs(gazetteer.latitude(place) - latitude) < SAME_MIDDLE_DEGREES &&
          Math.abs(gazetteer.longitude(place) - longitude) < SAME_MIDDLE_DEGREES,
      );
      return region === undefined ? [] : gazetteer.offers(region).map((place) => gazetteer.option(place));
    },
  };
}

let loading: Promise<PlacesIndex> | null = null;

/** The index over the built gazetteer, made once per process; call it at start so that the first traveler does not wait. */
export function loadPlacesIndex(): Promise<PlacesIndex> {
  loading ??= readGazetteer().then(createPlacesIndex);
  return loading;
}
