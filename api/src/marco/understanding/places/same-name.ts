import type { CityOption } from '@atoll/contracts/place';
import { isTraveled } from './traveled';
import { isWhole } from './whole-name';

const OTHERS_MAX = 3;

const areaOf = ({ countryCode, region }: CityOption) => `${countryCode} ${region ?? ''}`;

/**
 * Of places with one name the most traveled one, and the others that may be meant as well: those that people travel to,
 * the one that the index has first, and where nobody travels to any, the next ones.
 */
export function mostTraveled(words: string, found: readonly CityOption[]) {
  const called = found.filter((each) => ['name', 'area'].includes(isWhole(each, words) ?? ''));
  const [first] = called;
  if (!first) return null;
  const each = called.filter((place, at) => called.findIndex((one) => areaOf(one) === areaOf(place)) === at);
  const known = each.filter(isTraveled);
  // 'Zaragoza' is another name of Tijuana, and the own one of a town in Spain.
  const place = known[0] ?? each.find(({ matched }) => matched === undefined) ?? first;
  const likely = known.length > 0 ? each.filter((one) => one === first || known.includes(one)) : each;
  return { place, others: likely.filter((one) => one !== place).slice(0, OTHERS_MAX) };
}
