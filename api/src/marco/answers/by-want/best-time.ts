import { distanceKm } from '@atoll/contracts/distance';
import { fold } from '@atoll/contracts/fold';
import type { UnderstoodPlace } from '@atoll/contracts/marco-understanding';
import type { CitySights } from '../../../shared/directory/sights';
import { asksBestTime } from '../../advice/best-time';
import { say, type AnswerContext } from '../answer-context';

/** Of its name in its country: further away is another town of the name. */
const SAME_TOWN_KM = 50;

function isOf({ name, countryCode, sights: [sight] }: CitySights, place: UnderstoodPlace): boolean {
  if (!sight || fold(name) !== fold(place.name)) return false;
  if (place.countryCode !== undefined && place.countryCode !== countryCode) return false;
  const [from, to] = [place, sight].map(({ lat: latitude, lng: longitude }) => ({ latitude, longitude }));
  return from !== undefined && to !== undefined && distanceKm(from, to) <= SAME_TOWN_KM;
}

/** Says the best months as the guides of the places have them; false where that is not asked, or a place has none. */
export function sayBestMonths(context: AnswerContext): boolean {
  const { deps, request, language, understood, unknownPlace, placeWithoutPoint, texts } = context;
  if (unknownPlace !== null || placeWithoutPoint !== null) return false;
  if (understood.places.length === 0 || !asksBestTime(request.text, language)) return false;
  const cities = deps.allSights();
  const told = understood.places.map((place) => ({
    place,
    months: cities.find((city) => isOf(city, place))?.bestMonths ?? [],
  }));
  if (told.some(({ months }) => months.length === 0)) return false;
  say(context, told.map(({ place, months }) => texts.bestMonths(place.name, months)).join(' '), 'tools');
  return true;
}
