import { AGENT_LANGUAGES, AGENT_SPECIALITIES } from '@atoll/contracts/agent';
import type { AgentDocument } from '../src/directory/models/agent.model';
import { demoAgents } from './agents';
import { demoCities } from './cities';
import { demoCountries, demoCountryImages } from './countries';
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

it('DES-10: what the client found false is said of no place', () => {
  const cities = new Map(demoCities(world, AGENTS, NOW).map((city) => [city._id, city]));
  const text = (slug: string) => {
    const { description, highlights } = cities.get(slug) ?? { description: '?', highlights: [] };
    return [description, ...highlights].join(' ');
  };
  for (const slug of ['montreal', 'quebec', 'washington', 'philadelphia', 'bordeaux', 'iquitos']) {
    expect(text(slug)).not.toMatch(/by the sea|on the sea|over land|\?/i);
    expect(townOf(slug)?.isOnSea).toBe(false);
  }
  expect(text('zermatt')).not.toMatch(/largest/);
  expect(text('palikir-national-government-center')).toContain('Palikir is the capital of Micronesia.');
  const countries = demoCountries(world, NOW).map(({ description }) => description);
  expect(countries.filter((each) => /agents|Agents|about 0 |capital of/.test(each))).toEqual([]);
  expect(countries).toContainEqual(
    expect.stringContaining('Montserrat is an island in the Caribbean. Its capital is Plymouth'),
  );
  expect(countries).toContain('Singapore is a city-state in Southeast Asia.');
  expect(countries.filter((each) => /^(Maldives|Netherlands|United)/.test(each))).toEqual([]);
});

it('DIR-19: agents speak what the table of countries says', () => {
  const spoken = (country: string) =>
    new Set(
      all.filter(({ clean_country }) => clean_country === country).map(({ languages }) => languages[0]),
    );
  expect(spoken('aruba')).toEqual(new Set(['es']));
  expect(spoken('switzerland')).toEqual(new Set(['de']));
  expect(
    all.filter(({ country_code, languages }) => country_code === 'AW' && String(languages).includes('pa')),
  ).toEqual([]);
});

it('a city has every field that its page shows, and only cities with agents or a guide are there', () => {
  const cities = demoCities(world, 500, NOW);
  const guided = [...world.towns, ...world.guidedOnly].filter(({ guide }) => guide !== null);
  expect(cities.map(({ _id }) => _id).sort()).toEqual(
    [
      ...new Set([
        ...all.slice(0, 500).map(({ clean_city }) => clean_city),
        ...guided.map(({ slug }) => slug),
      ]),
    ].sort(),
  );
  expect(cities.find(({ _id }) => _id === 'lisbon')).toMatchObject({
    name: 'Lisbon',
    name_folded: 'lisbon',
    country: 'Portugal',
    image_credit: 'Atoll artwork',
    sample: true,
  });
  expect(cities.filter(({ description }) => !/^\S.*\.$/s.test(description))).toEqual([]);
});

it('DES-03 DES-04 DES-08: every country is visible, with a picture of 800 × 600 and its credit', () => {
  const [countries, images] = [demoCountries(world, NOW), demoCountryImages(world, NOW)];
  expect(countries.every(({ is_visible }) => is_visible)).toBe(true);
  expect(countries.find(({ _id }) => _id === 'switzerland')).toMatchObject({
    region: 'Western Europe',
    description: expect.stringContaining('landlocked'),
    lat: expect.closeTo(46.95, 1),
  });
  expect(images.map(({ _id }) => _id)).toEqual(countries.map(({ _id }) => _id));
  for (const { listing_image_url, listing_image_credit } of images) {
    expect(listing_image_url).toMatch(/^\/media\/artwork\/[a-z-]+\.[a-z]+-800x600\.webp$/);
    expect(listing_image_credit).toBe('Atoll artwork');
  }
});
