import type { CityGuide, Sight } from '@atoll/contracts/city-guide';
import { distanceKm } from '@atoll/contracts/distance';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { countOf } from '@atoll/contracts/words';
import type { Topic, Town } from '../city-topic';
import { aboutDistance, byDistance, groupInWords, sightGroups } from './sight-groups';

/** Fewer are not worth a page of their own. */
const SIGHTS_MIN = 3;
const QUARTERS_MIN = 2;
const NEAREST = 3;

/** Nobody has walked these ways: a river or a hill may lie between. */
const STRAIGHT = 'Distances are about right and in a straight line: water and hills may lie between.';

function alsoText(town: Town, alone: readonly Sight[]): string {
  const middle = { latitude: town.lat, longitude: town.lng };
  const parts = alone.map(
    ({ name, lat, lng }) =>
      `${name}, ${aboutDistance(distanceKm(middle, { latitude: lat, longitude: lng }))} from the middle of ${town.city}`,
  );
  return `${parts.join('; ')}.`;
}

/** Which sights lie close together, which the city's own page does not say; null where none do. */
function firstVisit(town: Town, guide: CityGuide): Topic | null {
  if (guide.sights.length < SIGHTS_MIN) return null;
  const groups = sightGroups(guide, { latitude: town.lat, longitude: town.lng });
  const together = groups.filter((group) => group.length > 1);
  const alone = groups.filter((group) => group.length === 1).flat();
  if (together.length === 0) return null;
  const count = together.reduce((sum, group) => sum + group.length, 0);
  return {
    link: { kind: 'guide', slug: 'first-visit', title: `Your first visit to ${town.city}` },
    intro: `Of the ${countOf(guide.sights.length, 'sight')} of ${town.city}, ${count} lie close to another one. What can be seen together:`,
    sections: [
      ...together.map((group) => ({ title: `Around ${group[0]?.name}`, text: groupInWords(group) })),
      ...(alone.length > 0 ? [{ title: 'By themselves', text: alsoText(town, alone) }] : []),
    ],
    note: STRAIGHT,
    links: [],
    agents: { isFeatured: true },
  };
}

/** How far each quarter is from the sights; null where too few quarters are known by their place. */
function whereToStay(town: Town, guide: CityGuide): Topic | null {
  const known = guide.quarters.flatMap(({ name, lat, lng }) =>
    lat === null || lng === null ? [] : [{ name, latitude: lat, longitude: lng }],
  );
  if (known.length < QUARTERS_MIN || guide.sights.length === 0) return null;
  return {
    link: { kind: 'guide', slug: 'where-to-stay', title: `Where to stay in ${town.city}` },
    intro: `How far ${countOf(known.length, 'quarter')} of ${town.city} are from the nearest sights.`,
    sections: known.map((quarter) => ({
      title: quarter.name,
      text: `${byDistance(guide, quarter)
        .slice(0, NEAREST)
        .map(({ name, km }) => `${name} ${aboutDistance(km)}`)
        .join(', ')}.`,
    })),
    note: STRAIGHT,
    links: known.map(({ name, latitude, longitude }) => ({
      title: `Hotels around ${name}`,
      href: pageHref(hotelsPage, placeState({ name, country: town.country, latitude, longitude })),
    })),
    agents: { isFeatured: true },
  };
}

/** The pages that a city has because of its guide, whoever works there. */
export function topicsOfGuide(town: Town, guide: CityGuide): Topic[] {
  return [firstVisit(town, guide), whereToStay(town, guide)].filter((topic) => topic !== null);
}
