import { countries } from 'countries-list';
import { CODED_CITIES, type CityOption } from '@atoll/contracts/place';
import { CURATED_PLACES, OTHER_NAMES, type CuratedPlace } from './curated-places';
import { US_STATES } from './us-states';

/** A row of the gazetteer; anything may be missing, and what is incomplete is not offered (HSE-17). */
export interface GazetteerRow {
  readonly name?: string;
  readonly country?: string;
  readonly featureCode?: string;
  readonly adminCode?: string;
  readonly population?: number;
  readonly loc?: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** A place in the index. */
export interface PlaceRecord {
  readonly name: string;
  /** What it is found by besides its name. */
  readonly otherNames: readonly string[];
  readonly countryCode: string;
  readonly adminCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly weight: number;
  readonly isCapital: boolean;
  readonly placeType: string;
  readonly region?: string;
  readonly description?: string;
  readonly iataCode?: string;
}

const countryNames: Readonly<Record<string, { readonly name: string } | undefined>> = countries;

/** The English name of a country; null for a code that no country has. */
export function countryNameOf(countryCode: string): string | null {
  return countryNames[countryCode]?.name ?? null;
}

const otherNames = new Map(OTHER_NAMES.map(([name, country, ...others]) => [`${name}|${country}`, others]));

function fromCurated(place: CuratedPlace): PlaceRecord {
  return { ...place, otherNames: [], adminCode: '', isCapital: false };
}

function fromRow(row: GazetteerRow): PlaceRecord[] {
  const { name, country, loc } = row;
  if (!name || !country || !loc || countryNameOf(country) === null) return [];
  const [longitude, latitude] = loc.coordinates;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return [];
  const others = (row.population ?? 0) > 0 ? otherNames.get(`${name}|${country}`) : undefined;
  const adminCode = row.adminCode ?? '';
  return [
    {
      name: others?.[0] ?? name,
      otherNames: others ? [name, ...others.slice(1)] : [],
      countryCode: country,
      adminCode,
      latitude,
      longitude,
      weight: row.population ?? 0,
      isCapital: row.featureCode === 'PPLC',
      placeType: row.featureCode === 'PPLX' ? 'neighborhood' : 'place',
      region: country === 'US' ? US_STATES[adminCode] : undefined,
    },
  ];
}

/** The most populous record of each coded city gets its code; of the gazetteer's two dozen Parises only one (HSE-16). */
function withCodes(records: PlaceRecord[]): PlaceRecord[] {
  const wanted = new Map(CODED_CITIES.map((city) => [`${city.name}|${city.countryCode}`, city.iataCode]));
  const best = new Map<string, number>();
  records.forEach((record, index) => {
    const key = `${record.name}|${record.countryCode}`;
    const known = best.get(key);
    if (!wanted.has(key)) return;
    if (known === undefined || (records[known]?.weight ?? 0) < record.weight) best.set(key, index);
  });
  const codeAt = new Map([...best].map(([key, index]) => [index, wanted.get(key)]));
  return records.map((record, index) =>
    codeAt.has(index) ? { ...record, iataCode: codeAt.get(index) } : record,
  );
}

/** Every complete place of the gazetteer and the curated ones, which replace its own of that name and country. */
export function placeRecords(rows: readonly GazetteerRow[]): PlaceRecord[] {
  const curated = CURATED_PLACES.map(fromCurated);
  const replaced = new Set(curated.map(({ name, countryCode }) => `${name}|${countryCode}`));
  const listed = rows
    .flatMap(fromRow)
    .filter(({ name, countryCode }) => !replaced.has(`${name}|${countryCode}`));
  return withCodes([...curated, ...listed]);
}

/** A record as travelers see it. */
export function cityOption(record: PlaceRecord): CityOption {
  const country = countryNameOf(record.countryCode) ?? record.countryCode;
  return {
    name: record.name,
    country,
    countryCode: record.countryCode,
    latitude: record.latitude,
    longitude: record.longitude,
    iataCode: record.iataCode,
    description: record.description ?? (record.isCapital ? `Capital of ${country}` : undefined),
    region: record.region,
    placeType: record.placeType,
  };
}
