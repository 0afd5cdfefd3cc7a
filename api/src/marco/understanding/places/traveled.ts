import { distanceKm } from '@atoll/contracts/distance';
import { fold } from '@atoll/contracts/fold';
import type { CityOption } from '@atoll/contracts/place';
import traveled from './traveled-cities.json';

/** The same town in two sources is not further apart than this. */
const SAME_WITHIN_KM = 15;

/** Whether people travel there: a region or an island, or a town of which guides are written. */
export function isTraveled({ name, countryCode, latitude, longitude, kind }: CityOption): boolean {
  if (kind === 'region' || kind === 'island') return true;
  return traveled.some((city) => {
    if (city.countryCode !== countryCode || fold(city.name)[0] !== fold(name)[0]) return false;
    const point = { latitude: city.lat, longitude: city.lng };
    return distanceKm({ latitude, longitude }, point) < SAME_WITHIN_KM;
  });
}
