import first from './cities-1.json';
import second from './cities-2.json';
import third from './cities-3.json';
import fourth from './cities-4.json';
import fifth from './cities-5.json';

/** A position that was written with a place; the gazetteer is asked where there is none. */
interface Written {
  readonly lat?: number;
  readonly lng?: number;
}

/** A guide as it was written; see the README of this folder. */
export interface WrittenGuide {
  readonly name: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
  /** The town itself lies on a sea or an ocean. */
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
  readonly areas: readonly (Written & { readonly name: string; readonly about: string })[];
  /** 'Pastel de nata: custard tart …'. */
  readonly food: readonly string[];
  readonly bestMonths: readonly number[];
  readonly seasons: string;
  readonly gettingThere: string;
  readonly gettingAround: string;
  readonly dayTrips: readonly (Written & {
    readonly name: string;
    readonly km: number;
    readonly about: string;
  })[];
  readonly goodFor: readonly string[];
}

export const WRITTEN_GUIDES: readonly WrittenGuide[] = [...first, ...second, ...third, ...fourth, ...fifth];

/** What a guide is known by: 'Paris|FR'. */
export function guideKey({ name, countryCode }: Pick<WrittenGuide, 'name' | 'countryCode'>): string {
  return `${name}|${countryCode}`;
}

const BY_KEY = new Map(WRITTEN_GUIDES.map((guide) => [guideKey(guide), guide]));

/** The guide of a town's key; null where it has none. */
export function guideOf(key: string | null): WrittenGuide | null {
  return BY_KEY.get(key ?? '') ?? null;
}
