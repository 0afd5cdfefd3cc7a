import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from '@atoll/contracts/agent';
import type { AgentDocument } from '../src/directory/models/agent.model';
import { demoAgents } from './agents';
import { demoCities } from './cities';
import { demoCountries, demoCountryImages } from './countries';
import { cityTexts } from './texts/city-text';
import { readDemoWorld, type DemoWorld } from './world/world';

const AGENTS = 41_800;
const NOW = new Date(2020, 10, 25);

let world: DemoWorld;
let all: readonly AgentDocument[];
beforeAll(() => {
  world = readDemoWorld();
  all = agents(0, AGENTS);
});
const agents = (from: number, to: number) => [...demoAgents(world, { from, to }, NOW)];
const townOf = (slug: string) => world.towns.find((town) => town.slug === slug);

it('an agent of a number is always the same, however many there are', () => {
  expect([...agents(0, 123), ...agents(123, 500)]).toEqual(all.slice(0, 500));
  expect(agents(40_000, 40_010)).toEqual(all.slice(40_000, 40_010));
  expect(String(all[7]?._id)).toBe('a70110000000000000000007');
  expect(all.slice(0, 5).map(({ clean_city }) => clean_city)).toEqual([
    'shanghai',
    'lisbon',
    'le-tampon',
    'lagos',
    'barcelona',
  ]);
});

it('DIR-19: the first 500 agents work in more than 150 countries, and all of them in every country with a town', () => {
  const countriesOf = (count: number) =>
    new Set(all.slice(0, count).map(({ clean_country }) => clean_country));
  expect(countriesOf(500).size).toBeGreaterThan(150);
  expect(countriesOf(AGENTS)).toEqual(new Set(world.byCountry.keys()));
  expect(world.byCountry.size).toBeGreaterThan(220);
});

it('DIR-19: 41,800 agents are spread by population and popularity', () => {
  const inCity = (slug: string) => all.filter(({ clean_city }) => clean_city === slug).length;
  expect(inCity('lisbon')).toBeGreaterThan(200);
  expect(inCity('tokyo')).toBeGreaterThan(inCity('osaka'));
  const featured = all.filter(({ is_featured }) => is_featured).length / AGENTS;
  expect(featured).toBeGreaterThan(0.06);
  expect(featured).toBeLessThan(0.1);
});

it('DIR-07 DIR-08: every agent is whole and marked as a sample', () => {
  for (const agent of all.slice(0, 2_000)) {
    const town = townOf(agent.clean_city);
    expect(agent).toMatchObject({ sample: true, user_id: null, city: town?.name, country: town?.country });
    expect(agent.name).toMatch(/^[\p{Script=Latin}' ’-]{5,}$/u);
    expect(agent.name_slug).toMatch(/^[a-z0-9-]{2,20}$/);
    expect(AGENT_SPECIALITIES).toEqual(expect.arrayContaining([...agent.specialities]));
    expect(AGENT_LANGUAGES).toEqual(expect.arrayContaining([...agent.languages]));
    expect(agent.specialities.length).toBeGreaterThan(0);
    expect(agent.languages.length).toBeGreaterThan(0);
    expect(agent.places[0]).toBe(agent.clean_country);
    expect(Math.abs(agent.lat - (town?.latitude ?? 99))).toBeLessThan(0.04);
    expect(agent.rating === null).toBe(agent.rating_count === 0);
    expect(agent.rating_source).toBe(agent.rating === null ? null : 'Sample data');
    expect(agent.summary).toMatch(/^\S.*\.$/);
  }
});

it('specialities fit the place', () => {
  const specialities = (slug: string) =>
    new Set(all.filter(({ clean_city }) => clean_city === slug).flatMap((agent) => agent.specialities));
  expect(specialities('male')).toContain('diving');
  expect(specialities('male')).not.toContain('ski');
  expect(specialities('innsbruck')).toContain('ski');
  expect(specialities('innsbruck')).not.toContain('beach');
});

it('DIR-17: of places with one name the largest owns the address, and all addresses differ', () => {
  expect(townOf('paris')).toMatchObject({ country: 'France' });
  expect(townOf('paris-texas-united-states')).toMatchObject({ name: 'Paris', countryCode: 'US' });
  expect(townOf('london-ontario-canada')).toMatchObject({ name: 'London', countryCode: 'CA' });
  const slugs = world.towns.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 50)).toEqual([]);
});

it('DES-05: no two cities of a country have the same paragraph, whatever their names and numbers are', () => {
  for (const towns of world.byCountry.values()) {
    const names = towns
      .flatMap(({ name, region }) => [name, ...(region ? [region] : [])])
      .sort((a, b) => b.length - a.length);
    const plain = [...cityTexts(towns).values()].map(({ description }) =>
      names
        .reduce((text, name) => text.replaceAll(name, 'X'), description)
        .replace(/[\d,]+/g, '0')
        .replace(/\b(north|south)?(east|west)?\b/g, ''),
    );
    expect(new Set(plain).size).toBe(plain.length);
  }
});

it('DES-05: what is said of a city is true of it', () => {
  const text = (slug: string) => {
    const towns = world.byCountry.get(townOf(slug)?.countrySlug ?? '') ?? [];
    const found = cityTexts(towns).get(slug);
    return [found?.description, ...(found?.highlights ?? [])].join(' ');
  };
  expect(text('lisbon')).toContain('Capital of Portugal');
  expect(text('lisbon')).toContain('By the sea');
  expect(text('zurich')).not.toMatch(/the sea is close|by the sea/i);
  expect(text('sydney')).not.toMatch(/warmest months are June|Winter here is from December|longest in June/);
  expect(text('mexico-city')).toContain('m above sea level');
  expect(text('houston')).not.toMatch(/inland|sea is not close/i);
});

it('a city has every field that its page shows, and only cities with agents are there', () => {
  const cities = demoCities(world, 500, NOW);
  expect(cities.map(({ _id }) => _id).sort()).toEqual(
    [...new Set(all.slice(0, 500).map(({ clean_city }) => clean_city))].sort(),
  );
  expect(cities.find(({ _id }) => _id === 'lisbon')).toMatchObject({
    name: 'Lisbon',
    name_folded: 'lisbon',
    country: 'Portugal',
    image_credit: 'Atoll artwork',
    sample: true,
  });
  for (const { highlights, description } of cities) {
    expect(highlights.length).toBeGreaterThan(0);
    expect(description.length).toBeGreaterThan(100);
  }
});

it('DES-03 DES-04 DES-08: every country is visible, with a picture of 800 × 600 and its credit', () => {
  const [countries, images] = [demoCountries(world, NOW), demoCountryImages(world, NOW)];
  expect(countries.every(({ is_visible }) => is_visible)).toBe(true);
  expect(countries.find(({ _id }) => _id === 'switzerland')).toMatchObject({
    region: 'Western Europe',
    description: expect.stringMatching(/landlocked|no coast/),
    lat: expect.closeTo(46.95, 1),
  });
  expect(images.map(({ _id }) => _id)).toEqual(countries.map(({ _id }) => _id));
  for (const { listing_image_url, listing_image_credit } of images) {
    expect(listing_image_url).toMatch(/^\/media\/artwork\/[a-z-]+\.[a-z]+-800x600\.webp$/);
    expect(listing_image_credit).toBe('Atoll artwork');
  }
});
