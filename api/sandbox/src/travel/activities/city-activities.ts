import { countryOf, type Country } from '../../world/countries';
import { formatMinorUnits, minorUnitsOf } from '../../world/currencies';
import type { City, Gazetteer } from '../../world/gazetteer';
import { moveKm } from '../../world/geo';
import { hashOf, seededRandom, type SeededRandom } from '../../world/seeded-random';
import { cityRadiusKm } from '../hotels/city-hotels';
import { activityIdeas, activityVariants, type ActivityIdea } from './activity-ideas';
import { makeActivityId, maxActivitiesPerCity, type Activity } from './activity';
import { characterOf, specialityOf } from './place-character';

/** Furthest an activity begins from the centre of its place, in kilometres. */
export const activityReachKm = 6;

/** A place of so many people is a city: it has at least this many activities. */
const cityPopulation = 50_000;
const fewestInCities = 30;
const mostInCities = maxActivitiesPerCity - 8;
/** Islands live from their visitors: they have so many more than other places of their size. */
const islandExtra = 8;
/** Within this distance of a city three times its size, a place is a suburb: what there is to do is there. */
const suburbKm = 30;

function isSuburb(city: City, gazetteer: Gazetteer): boolean {
  return gazetteer
    .within(city, suburbKm)
    .some((index) => index !== city.index && gazetteer.population(index) > 3 * city.population);
}

/** How many activities a place has: one in a hamlet, some ten in a suburb, 30 to 120 in a city. */
function activityCount(city: City, isFamous: boolean, isIsland: boolean, gazetteer: Gazetteer): number {
  const sizeOf = (population: number) => (population / 1000) ** 0.42;
  const size = sizeOf(city.population);
  const isCity = isFamous || (city.population >= cityPopulation && !isSuburb(city, gazetteer));
  if (!isCity) return Math.round(1 + 0.8 * size) + (isIsland ? islandExtra : 0);
  return Math.min(mostInCities, Math.round(fewestInCities + 2 * Math.max(0, size - sizeOf(cityPopulation))));
}

/** Invents the activities of a city, the same ones every time, ordered by their number. */
export function inventActivities(
  city: City,
  cityName: string,
  isFamous: boolean,
  gazetteer: Gazetteer,
): Activity[] {
  const country = countryOf(city.countryCode);
  const ideas = ideasFor(city, country);
  const neighbour = neighbourOf(city, gazetteer);
  const count = activityCount(city, isFamous, country.isBeachCountry, gazetteer);
  return Array.from({ length: Math.min(count, ideas.length * activityVariants.length) }, (_, ordinal) => {
    const idea = ideas[ordinal % ideas.length];
    if (idea === undefined) throw new Error(`No idea what to do in ${city.name}`);
    const variant = activityVariants[Math.floor(ordinal / ideas.length)] ?? '';
    const fill = (text: string) => fillIn(text, cityName, neighbour, specialityOf(country.code));
    const random = seededRandom('activity', city.geonameId, ordinal);
    return inventActivity({ city, country, idea, variant, ordinal, fill }, random);
  });
}

/** What suits the place, in an order of its own; what is special there comes first. */
function ideasFor(city: City, country: Country): ActivityIdea[] {
  const character = characterOf(city, country);
  const isCommon = (idea: ActivityIdea) =>
    idea.needs === 'anywhere' || idea.needs === 'town' || idea.needs === 'village';
  return activityIdeas
    .filter((idea) => character.has(idea.needs))
    .map((idea) => ({ idea, rank: hashOf('idea', city.geonameId, idea.name) / (isCommon(idea) ? 1 : 1.6) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ idea }) => idea);
}

/** A town to make an excursion to; the place itself when it stands alone. */
function neighbourOf(city: City, gazetteer: Gazetteer): string {
  const near = gazetteer
    .within(city, 40)
    .map((index) => gazetteer.city(index))
    .filter((other): other is City => other !== null && !other.isQuarter && other.name !== city.name)
    .sort((a, b) => b.population - a.population || a.index - b.index)
    .slice(0, 12);
  return near.length === 0 ? 'the countryside' : seededRandom('neighbour', city.geonameId).pick(near).name;
}

function fillIn(text: string, cityName: string, neighbour: string, speciality: string): string {
  return text.replaceAll('{c}', cityName).replaceAll('{n}', neighbour).replaceAll('{d}', speciality);
}

interface ActivityPlan {
  city: City;
  country: Country;
  idea: ActivityIdea;
  variant: string;
  ordinal: number;
  fill: (text: string) => string;
}

function inventActivity(plan: ActivityPlan, random: SeededRandom): Activity {
  const { city, country, idea, variant, ordinal, fill } = plan;
  const reachKm = Math.min(
    activityReachKm,
    cityRadiusKm(city.population),
    country.isBeachCountry ? 1 : Infinity,
  );
  const km = ordinal === 0 ? 0.1 : reachKm * random.next() ** 2;
  const angle = random.between(0, 2 * Math.PI);
  const short = fill(idea.short);
  return {
    id: makeActivityId(city.index, ordinal),
    name: `${variant}${fill(idea.name)}`,
    shortDescription: short,
    description: random.chance(0.05)
      ? null
      : `${short} ${fill(idea.more)} ${languageSentence(random)}`.trim(),
    rating: random.chance(0.08) ? null : skewedRating(random),
    price: random.chance(0.04) ? null : priceOf(idea, variant, country, random),
    minimumDuration: durationOf(idea, random),
    ...moveKm(city, km * Math.cos(angle), km * Math.sin(angle)),
  };
}

const languages = ['French', 'German', 'Spanish', 'Italian', 'Mandarin', 'Japanese', 'Russian', 'Arabic'];

/** In which languages it is given, where the description says it: mostly not, and then English can be expected. */
function languageSentence(random: SeededRandom): string {
  if (random.chance(0.55)) return '';
  const others = [random.pick(languages), random.pick(languages)];
  const named = random.chance(0.4) ? [...new Set(others)] : ['English', others[0]];
  return `The guide speaks ${named.join(' and ')}.`;
}

/** Suppliers leave it out, or write what cannot be read as a length. */
function durationOf(idea: ActivityIdea, random: SeededRandom): string | null {
  if (random.chance(0.1)) return null;
  return random.chance(0.04) ? 'By arrangement' : idea.duration;
}

/** Most people liked it: between 3.1 and 5, more often high than low. */
function skewedRating(random: SeededRandom): number {
  return Math.round((5 - 1.9 * random.next() ** 2) * 10) / 10;
}

function priceOf(idea: ActivityIdea, variant: string, country: Country, random: SeededRandom) {
  const dollars = idea.dollars * country.priceLevel ** 0.6 * random.between(0.85, 1.2);
  const units = minorUnitsOf(variant === 'Private: ' ? dollars * 2.2 : dollars, country.currency);
  return { currencyCode: country.currency, amount: formatMinorUnits(roundPrice(units), country.currency) };
}

/** Leaves two or three digits that count, as price lists do. */
function roundPrice(units: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 2) * (units < 1000 ? 1 : 5);
  return Math.max(step, Math.round(units / step) * step);
}
