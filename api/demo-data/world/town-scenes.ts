import { isIslandCountry } from '../../src/shared/artwork/climate';
import {
  hasDunes,
  hasOldTowns,
  hasPagodas,
  hasSafari,
  hasSnow,
  townScene,
} from '../../src/shared/artwork/land-scenes';
import { guideOf } from '../guides/guide-data';
import { characterOf, type Character } from './character';
import { isLandlocked } from './lands';
import type { Town } from './town';

/** A scene that looks right for a town, and what in the data says so. */
export interface FittingScene {
  readonly scene: string;
  readonly reason: string;
}
type Fitting = readonly [FittingScene, ...FittingScene[]];

type Sights = ReadonlyMap<string, number>;

interface Seen extends Character {
  readonly town: Town;
  readonly sights: Sights;
  readonly goodFor: readonly string[];
}

interface Fit extends FittingScene {
  readonly isFit: (seen: Seen) => boolean;
}

const OWN = 'a scene of its own';
const METROPOLIS = 5_000_000;
const LARGE = 300_000;
const SMALL = 150_000;
/** No snowy peaks behind a town of the plains. */
const PEAKS_FROM_METRES = 400;
const FJORDS = 'NO IS GL FO SJ'.split(' ');
const BRIDGES = 'FR DE GB BE LU CH AT CZ SK PL HU SI RO BG RS UA LT LV'.split(' ');
const VINES = 'FR IT ES PT DE AT HU HR SI GR RO BG MD GE CL AR ZA'.split(' ');
const LAKES = 'FI SE NO RU CA EE LV MN BY NZ'.split(' ');

const isIn = ({ town }: Seen, countries: readonly string[]) => countries.includes(town.countryCode);
const count = ({ sights }: Seen, ...kinds: readonly string[]) =>
  kinds.reduce((sum, kind) => sum + (sights.get(kind) ?? 0), 0);
const isHighEnough = ({ town }: Seen) => (town.elevation ?? 0) >= PEAKS_FROM_METRES;
const hasPeaks = (seen: Seen) =>
  isHighEnough(seen) && (seen.climate === 'alpine' || hasSnow(seen.town.countryCode));
/** The only scenes with a sea; a town without a shore, or of a country without one, has none of them. */
const isAtSea = ({ town, isCoastal }: Seen) => isCoastal && !isLandlocked(town.countryCode);
const isWarmShore = (seen: Seen) =>
  isAtSea(seen) && ['tropical', 'mediterranean', 'arid'].includes(seen.climate);
const isCoolShore = (seen: Seen) =>
  isAtSea(seen) && ['mediterranean', 'temperate', 'cold'].includes(seen.climate);

/** What a guide's sights say. Two of a kind make a place known for it. */
const BY_GUIDE: readonly Fit[] = [
  { scene: 'lagoon', reason: 'guide: on the sea of a small island country', isFit: (seen) => isWarmShore(seen) && isIslandCountry(seen.town.countryCode) },
  { scene: 'temple', reason: 'guide: temples', isFit: (seen) => count(seen, 'temple') >= 2 && hasPagodas(seen.town.countryCode) },
  { scene: 'alps', reason: 'guide: mountains', isFit: (seen) => hasPeaks(seen) && (count(seen, 'mountain') > 0 || seen.goodFor.includes('ski')) },
  { scene: 'savanna', reason: 'guide: safari', isFit: (seen) => hasSafari(seen.town.countryCode) && seen.goodFor.includes('safari') },
  { scene: 'fjord', reason: 'guide: on the sea of a country of fjords', isFit: (seen) => isAtSea(seen) && isIn(seen, FJORDS) },
  { scene: 'beach-bay', reason: 'guide: beach', isFit: (seen) => isWarmShore(seen) && (count(seen, 'beach') > 0 || seen.goodFor.includes('beach')) },
  { scene: 'harbour', reason: 'guide: harbour', isFit: (seen) => isCoolShore(seen) && count(seen, 'harbour', 'lighthouse', 'aquarium') > 0 },
  { scene: 'old-town', reason: 'guide: castles, churches and squares', isFit: (seen) => hasOldTowns(seen.town.countryCode) && count(seen, 'castle', 'church', 'palace', 'square', 'tower') >= 2 },
  { scene: 'dunes', reason: 'guide: ruins in the desert', isFit: (seen) => seen.climate === 'arid' && hasDunes(seen.town.countryCode) && count(seen, 'ruin', 'castle', 'monument') > 0 && seen.town.population < LARGE },
  { scene: 'river-bridges', reason: 'guide: bridges', isFit: (seen) => isIn(seen, BRIDGES) && count(seen, 'bridge') > 0 },
]; // prettier-ignore

/** What the map and the gazetteer say. */
const BY_LAND: readonly Fit[] = [
  { scene: 'alps', reason: 'above 400 m in a country of snowy mountains', isFit: hasPeaks },
  { scene: 'fjord', reason: 'on the sea of a country of fjords', isFit: (seen) => isAtSea(seen) && isIn(seen, FJORDS) },
  { scene: 'lagoon', reason: 'on the sea of a small island country', isFit: (seen) => isWarmShore(seen) && isIslandCountry(seen.town.countryCode) },
  { scene: 'beach-bay', reason: 'on the sea, warm', isFit: (seen) => isAtSea(seen) && ['tropical', 'arid'].includes(seen.climate) },
  { scene: 'lagoon-night', reason: 'on the sea of a small island country', isFit: (seen) => isWarmShore(seen) && isIslandCountry(seen.town.countryCode) },
  { scene: 'harbour', reason: 'on the sea', isFit: isCoolShore },
  { scene: 'temple', reason: 'in a country of pagodas', isFit: (seen) => hasPagodas(seen.town.countryCode) && !isAtSea(seen) },
  { scene: 'savanna', reason: 'savanna climate', isFit: (seen) => hasSafari(seen.town.countryCode) && seen.climate === 'savanna' && !isAtSea(seen) && seen.town.population < LARGE },
  { scene: 'dunes', reason: 'desert climate', isFit: (seen) => seen.climate === 'arid' && hasDunes(seen.town.countryCode) && !isAtSea(seen) && seen.town.population < LARGE },
  { scene: 'old-town', reason: 'in a country of old towns', isFit: (seen) => hasOldTowns(seen.town.countryCode) && !isAtSea(seen) },
  { scene: 'river-bridges', reason: 'in a country of old bridges', isFit: (seen) => isIn(seen, BRIDGES) && !isAtSea(seen) },
  { scene: 'vineyard', reason: 'a small town in a country of vines', isFit: (seen) => isIn(seen, VINES) && !isAtSea(seen) && seen.town.population < SMALL && ['mediterranean', 'temperate'].includes(seen.climate) },
  { scene: 'forest-lake', reason: 'in a country of forests and lakes', isFit: (seen) => isIn(seen, LAKES) && ['cold', 'temperate'].includes(seen.climate) && !isAtSea(seen) && seen.town.population < LARGE },
  { scene: 'skyline', reason: 'a large city', isFit: (seen) => seen.town.population >= LARGE && !(isAtSea(seen) && seen.isWarm && seen.town.population < METROPOLIS) },
]; // prettier-ignore

function seenOf(town: Town): Seen {
  const guide = guideOf(town.guide);
  const sights = new Map<string, number>();
  for (const { kind } of guide?.sights ?? []) sights.set(kind, (sights.get(kind) ?? 0) + 1);
  return { ...characterOf(town), town, sights, goodFor: guide?.goodFor ?? [] };
}

function fitting(fits: readonly Fit[], seen: Seen): Fitting | null {
  const [first, ...others] = fits
    .filter(({ isFit }) => isFit(seen))
    .map(({ scene, reason }) => ({ scene, reason }));
  return first ? [first, ...others] : null;
}

/** Only the best known town of a name has the scene of it: no Big Ben in Ontario. */
function ownScene({ name, popularity, isCapital, rank, population }: Town): Fitting | null {
  const isKnown = popularity !== null && (isCapital || (rank <= 3 && population > 1_000_000));
  const scene = isKnown ? townScene(name) : undefined;
  return scene === undefined ? null : [{ scene, reason: OWN }];
}

/** Whether these are the scene that a town has to itself. */
export function hasOwnScene(scenes: readonly FittingScene[]): boolean {
  return scenes[0]?.reason === OWN;
}

/** What a town may look like, the best first; a metropolis is a skyline, or temples where it is known for them. */
export function scenesOf(town: Town): Fitting {
  const own = ownScene(town);
  if (own) return own;
  const seen = seenOf(town);
  const isKnownForTemples =
    hasPagodas(town.countryCode) && count(seen, 'temple') >= Math.max(2, ...seen.sights.values());
  if (town.population >= METROPOLIS && !isKnownForTemples) {
    return [{ scene: 'skyline', reason: 'a city of more than five million' }];
  }
  return (
    fitting(BY_GUIDE, seen) ??
    fitting(BY_LAND, seen) ?? [{ scene: 'skyline', reason: 'no scene fits better' }]
  );
}
