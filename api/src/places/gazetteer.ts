import { countries } from 'countries-list';
import { PLACE_KINDS, type CityOption, type PlaceKind } from '@atoll/contracts/place';
import {
  IS_CAPITAL,
  IS_QUARTER,
  SHOWS_REGION,
  type GazetteerFile,
  type PlaceExtra,
} from './file/gazetteer-file';

const E5 = 100_000;
const NONE: PlaceExtra = {};
const countryFacts: Readonly<Record<string, { readonly name: string } | undefined>> = countries;

/** The places of a gazetteer by their index. Coordinates in degrees, WGS 84. */
export class Gazetteer {
  readonly size: number;

  constructor(readonly file: GazetteerFile) {
    this.size = file.kinds.length;
  }

  name(place: number): string {
    const { names, nameStarts } = this.file;
    return textOf(names, nameStarts, place);
  }

  latitude(place: number): number {
    return (this.file.latitudes[place] ?? 0) / E5;
  }

  longitude(place: number): number {
    return (this.file.longitudes[place] ?? 0) / E5;
  }

  kind(place: number): PlaceKind {
    return PLACE_KINDS[this.file.kinds[place] ?? 0] ?? 'city';
  }

  isQuarter(place: number): boolean {
    return this.has(place, IS_QUARTER);
  }

  /** The first-level division it lies in; undefined where nobody knows. */
  division(place: number): string | undefined {
    return this.file.divisionNames[this.file.divisions[place] ?? 0] || undefined;
  }

  /** A region's largest places. */
  offers(place: number): readonly number[] {
    return this.extra(place).offers ?? [];
  }

  /** A place as travelers see it. */
  option(place: number, matched?: string): CityOption {
    const countryCode = this.file.countryCodes[this.file.countries[place] ?? 0] ?? '';
    const country = countryFacts[countryCode]?.name ?? countryCode;
    const { iataCode, description } = this.extra(place);
    return {
      name: this.name(place),
      country,
      countryCode,
      latitude: this.latitude(place),
      longitude: this.longitude(place),
      iataCode,
      description: description ?? (this.has(place, IS_CAPITAL) ? `Capital of ${country}` : undefined),
      region: this.has(place, SHOWS_REGION) ? this.division(place) : undefined,
      kind: this.kind(place),
      matched,
    };
  }

  private has(place: number, flag: number): boolean {
    return ((this.file.flags[place] ?? 0) & flag) !== 0;
  }

  private extra(place: number): PlaceExtra {
    return this.file.extras[place] ?? NONE;
  }
}

/** A text of a column of UTF-8. */
export function textOf(bytes: Uint8Array, starts: Uint32Array, index: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(
    'utf8',
    starts[index],
    starts[index + 1],
  );
}
