import type { CityGuide } from '@atoll/contracts/city-guide';
import { distanceKm } from '@atoll/contracts/distance';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { countOf } from '@atoll/contracts/words';
import type { CityFacts, Topic } from '../city-topic';
import { nearestSights, walkInWords, walksOf, type Walk } from './walks';

/** Fewer are no walk worth a page. */
const SIGHTS_MIN = 3;
const QUARTERS_MIN = 2;
const NEAREST = 3;
const WALK_MAX_MINUTES = 45;

const aboutKm = (km: number) =>
  `about ${km < 10 ? Math.max(0.1, Math.round(km * 10) / 10) : Math.round(km)} km`;

function outsideText(facts: CityFacts, alone: readonly Walk[]): string {
  const middle = { latitude: facts.lat, longitude: facts.lng };
  return alone
    .flatMap(({ stops }) => stops)
    .map(({ name, lat, lng }) => {
      const km = distanceKm(middle, { latitude: lat, longitude: lng });
      return `${name} (${aboutKm(km)} from the middle of ${facts.city})`;
    })
    .join(', ')
    .concat('.');
}

/** The city's sights in walking order, which its own page does not have; null where there is no walk between them. */
export function firstVisit(facts: CityFacts, guide: CityGuide): Topic | null {
  if (guide.sights.length < SIGHTS_MIN) return null;
  const walks = walksOf(guide, { latitude: facts.lat, longitude: facts.lng });
  const together = walks.filter(({ stops }) => stops.length > 1);
  const alone = walks.filter(({ stops }) => stops.length === 1);
  if (together.length === 0) return null;
  const walked = together.reduce((sum, { stops }) => sum + stops.length, 0);
  const sections = together.map((walk, index) => ({
    title: `${together.length === 1 ? 'On foot' : `Day ${index + 1}`}: ${countOf(walk.stops.length, 'stop')}, ${aboutKm(walk.km)}`,
    text: walkInWords(walk),
  }));
  return {
    link: { kind: 'guide', slug: 'first-visit', title: `Your first visit to ${facts.city}` },
    intro: `${walked} of the ${countOf(guide.sights.length, 'sight')} of ${facts.city} in walking order, in ${countOf(together.length, 'walk')}.`,
    sections: [
      ...sections,
      ...(alone.length > 0 ? [{ title: 'Farther out, by a ride', text: outsideText(facts, alone) }] : []),
    ],
    note: 'Walking times are estimates: the straight line × 1.3, at 4.8 km/h.',
    links: [],
    agents: { isFeatured: true },
  };
}

/** How far each quarter is from the sights; null where too few quarters are known by their place. */
export function whereToStay(facts: CityFacts, guide: CityGuide): Topic | null {
  const known = guide.quarters.flatMap(({ name, lat, lng }) =>
    lat === null || lng === null ? [] : [{ name, latitude: lat, longitude: lng }],
  );
  if (known.length < QUARTERS_MIN || guide.sights.length === 0) return null;
  const sections = known.map((quarter) => {
    const near = nearestSights(guide, quarter).filter(({ minutes }) => minutes <= WALK_MAX_MINUTES);
    const [nearest] = nearestSights(guide, quarter);
    return {
      title: quarter.name,
      text:
        near.length > 0
          ? `On foot from ${quarter.name}: ${near
              .slice(0, NEAREST)
              .map(({ name, minutes }) => `${name} ${minutes} min`)
              .join(', ')}.`
          : `The nearest sight, ${nearest?.name}, is ${aboutKm(nearest?.km ?? 0)} from ${quarter.name}.`,
    };
  });
  return {
    link: {
      kind: 'guide',
      slug: 'where-to-stay',
      title: `Where to stay in ${facts.city}: how far to the sights`,
    },
    intro: `From ${countOf(known.length, 'quarter')} of ${facts.city}, the way on foot to the nearest sights.`,
    sections,
    note: 'Walking times are estimates from the middle of each quarter: the straight line × 1.3, at 4.8 km/h.',
    links: known.map(({ name, latitude, longitude }) => ({
      title: `Hotels around ${name}`,
      href: pageHref(hotelsPage, placeState({ name, country: facts.country, latitude, longitude })),
    })),
    agents: { isFeatured: true },
  };
}
