import type { CityGuide, Sight } from '@atoll/contracts/city-guide';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { countOf } from '@atoll/contracts/words';
import type { Topic, Town } from '../city-topic';
import { aboutDistance, byDistance, groupInWords, nearestOther, sightGroups } from './sight-groups';

/** Fewer are not worth a page of their own. */
const SIGHTS_MIN = 3;
const QUARTERS_MIN = 2;
const NEAREST = 3;

/** Nobody has walked these ways: a river or a hill may lie between. */
const STRAIGHT = 'Distances are about right and in a straight line: water and hills may lie between.';

function aloneText(guide: CityGuide, alone: readonly Sight[]): string {
  const parts = alone.map((sight) => {
    const nearest = nearestOther(guide, sight);
    return nearest ? `${sight.name}, ${aboutDistance(nearest.km)} from ${nearest.name}` : sight.name;
  });
  return `${parts.join('; ')}.`;
}

function togetherText(city: string, together: number, all: number): string {
  const how = 'close to another one and can be seen together';
  if (together === all) return `All ${countOf(all, 'sight')} of ${city} lie ${how}.`;
  return `Of the ${countOf(all, 'sight')} of ${city}, ${together} lie ${how}.`;
}

/** Which sights lie close together, which the city's own page does not say; null where none do. */
function firstVisit(town: Town, guide: CityGuide): Topic | null {
  if (guide.sights.length < SIGHTS_MIN) return null;
  const groups = sightGroups(guide, { latitude: town.lat, longitude: town.lng });
  const together = groups.filter(({ way }) => way.length > 1);
  const alone = groups.filter(({ way }) => way.length === 1).flatMap(({ way }) => way);
  if (together.length === 0) return null;
  return {
    link: { kind: 'guide', slug: 'first-visit', title: `Your first visit to ${town.city}` },
    intro: togetherText(town.city, guide.sights.length - alone.length, guide.sights.length),
    sections: [
      ...together.map((group) => ({ title: `Around ${group.way[0]?.name}`, text: groupInWords(group) })),
      ...(alone.length > 0 ? [{ title: 'By themselves', text: aloneText(guide, alone) }] : []),
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
