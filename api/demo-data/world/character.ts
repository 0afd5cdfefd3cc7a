import type { AgentSpeciality } from '@atoll/contracts/agent';
import { climatesOf, isIslandCountry, type Climate } from '../../src/shared/artwork/climate';
import type { Town } from './town';

/** Rivers' shores, too. */
const NEAR_SHORE_KM = 8;
const HIGH_METRES = 600;
const SKI_METRES = 800;
const LARGE = 1_000_000;
const SAFARI = 'KE TZ ZA BW NA ZM ZW UG RW MW MZ'.split(' ');
const PILGRIMAGE = 'IL PS SA IT ES PT IN NP LK IQ IR MX PL VA'.split(' ');
const RAIL = 'CH AT DE FR IT GB JP IN CN ES SE NO CZ NL BE'.split(' ');

/** What a town is like, from what is known of it. */
export interface Character {
  readonly climate: Climate;
  readonly isCoastal: boolean;
  /** The sea is far. */
  readonly isInland: boolean;
  readonly isHigh: boolean;
  readonly isLarge: boolean;
  readonly isWarm: boolean;
}

export function characterOf({
  countryCode,
  latitude,
  longitude,
  shoreKm,
  isOnSea,
  elevation,
  population,
}: Town): Character {
  const [climate = 'temperate'] = climatesOf({ countryCode, latitude, longitude });
  return {
    climate,
    isCoastal: isOnSea,
    isInland: shoreKm === null,
    isHigh: elevation !== null && elevation >= HIGH_METRES,
    isLarge: population >= LARGE,
    isWarm: ['tropical', 'mediterranean', 'arid'].includes(climate),
  };
}

/** What agents of a town are good at, what fits it best first. */
export function specialitiesOf(town: Town): readonly AgentSpeciality[] {
  const { climate, isCoastal, isHigh, isLarge, isWarm } = characterOf(town);
  const { countryCode, elevation, shoreKm } = town;
  const isNearShore = shoreKm !== null && shoreKm <= NEAR_SHORE_KM;
  const hasSnow = climate === 'alpine' || (Math.abs(town.latitude) > 35 && (elevation ?? 0) >= SKI_METRES);
  const fits: readonly (readonly [AgentSpeciality, boolean])[] = [
    ['ski', hasSnow],
    ['safari', SAFARI.includes(countryCode)],
    ['beach', isCoastal && isWarm],
    ['diving', isCoastal && (climate === 'tropical' || isIslandCountry(countryCode))],
    ['business', isLarge || town.isCapital],
    ['culture', true],
    ['walking', isHigh || climate === 'temperate' || climate === 'alpine'],
    ['cruise', isCoastal],
    ['honeymoon', isIslandCountry(countryCode) || (isNearShore && isWarm)],
    ['pilgrimage', PILGRIMAGE.includes(countryCode)],
    ['rail', RAIL.includes(countryCode)],
    ['nature', !isLarge || isHigh],
    ['food', true],
    ['luxury', isLarge],
    ['family', true],
    ['adventure', isHigh || climate === 'savanna' || climate === 'cold'],
    ['wellness', isWarm],
    ['groups', true],
  ];
  return fits.filter(([, isFit]) => isFit).map(([speciality]) => speciality);
}
