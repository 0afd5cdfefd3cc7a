import { distanceKm } from '@atoll/contracts/distance';
import { readGeoNames } from '../../places-data/geonames';
import { guideBook, type GuidedText } from '../guides/guide-book';
import { agentTowns } from './agent-towns';
import { readTowns } from './towns';
import type { Town } from './town';

const NEIGHBORS = 4;
const FAVORITES = 30;

/** The towns and countries that the demo's agents work in. */
export interface DemoWorld {
  /** The largest first. */
  readonly towns: readonly Town[];
  /** Towns that have a guide and no agents. */
  readonly guidedOnly: readonly Town[];
  /** The guide to a town, whole; null where nobody wrote one. */
  readonly guideTo: (town: Pick<Town, 'guide'>) => GuidedText | null;
  /** Towns of a country by its slug, the largest first. */
  readonly byCountry: ReadonlyMap<string, readonly Town[]>;
  /** Slugs of the countries whose main towns are nearest. */
  readonly neighborsOf: (countrySlug: string) => readonly string[];
  /** Slugs of countries that agents anywhere plan trips to. */
  readonly favorites: readonly [string, ...string[]];
  readonly townOf: (agentNumber: number) => Town;
}

/** A country's capital, or its largest town where the capital has no agents. */
export function mainTown(towns: readonly Town[]): Town {
  const main = towns.find(({ isCapital }) => isCapital) ?? towns[0];
  if (!main) throw new Error('A country without towns.');
  return main;
}

/** The towns of a country that have a guide, with agents or without, the largest first. */
export function guidedTowns(
  { byCountry, guidedOnly }: Pick<DemoWorld, 'byCountry' | 'guidedOnly'>,
  countrySlug: string,
): readonly Town[] {
  const withAgents = (byCountry.get(countrySlug) ?? []).filter(({ guide }) => guide !== null);
  const without = guidedOnly.filter((town) => town.countrySlug === countrySlug);
  return [...withAgents, ...without].sort((a, b) => b.population - a.population);
}

function nearestCountries(byCountry: DemoWorld['byCountry']): DemoWorld['neighborsOf'] {
  const mains = [...byCountry.values()].map(mainTown);
  const kept = new Map<string, readonly string[]>();
  return (slug) => {
    const known = kept.get(slug);
    const own = mains.find(({ countrySlug }) => countrySlug === slug);
    if (known || !own) return known ?? [];
    const found = mains
      .filter((other) => other !== own)
      .toSorted((a, b) => distanceKm(a, own) - distanceKm(b, own))
      .slice(0, NEIGHBORS)
      .map(({ countrySlug }) => countrySlug);
    kept.set(slug, found);
    return found;
  };
}

/** Reads the world that the demo data is made from; takes about three seconds. */
export function readDemoWorld(): DemoWorld {
  const rows = readGeoNames();
  const { towns, guidedOnly } = readTowns(rows);
  return worldOf(towns, { guidedOnly, guideTo: guideBook(rows) });
}

/** A world of these towns, which come by size. */
export function worldOf(
  towns: readonly Town[],
  { guidedOnly, guideTo }: Pick<DemoWorld, 'guidedOnly' | 'guideTo'> = {
    guidedOnly: [],
    guideTo: () => null,
  },
): DemoWorld {
  const byCountry = new Map<string, Town[]>();
  for (const town of towns) {
    const list = byCountry.get(town.countrySlug);
    if (list) list.push(town);
    else byCountry.set(town.countrySlug, [town]);
  }
  const asked = towns
    .filter(({ popularity }) => popularity !== null)
    .toSorted((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0));
  const [first = 'portugal', ...others] = new Set(
    asked.slice(0, FAVORITES).map(({ countrySlug }) => countrySlug),
  );
  return {
    towns,
    guidedOnly,
    guideTo,
    byCountry,
    neighborsOf: nearestCountries(byCountry),
    favorites: [first, ...others],
    townOf: agentTowns(towns),
  };
}
