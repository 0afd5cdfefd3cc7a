import fc from 'fast-check';
import { sampleAgent, sampleCountry } from '../../../test/sample-directory';
import { readFilters } from './agent-filters';
import { DirectoryIndex } from './directory-index';
import { isInView, readMapView } from './map-view';

const lng = fc.integer({ min: -180, max: 180 });
const lat = fc.integer({ min: -80, max: 80 });
const agent = fc
  .record({ lat, lng, city: fc.constantFrom('Paris', 'Lyon', 'Suva'), country: fc.constantFrom('A', 'B') })
  .map((fields) => sampleAgent(fields));
const view = fc
  .record({ west: lng, east: lng, lats: fc.tuple(lat, lat), zoom: fc.integer({ min: 0, max: 18 }) })
  .map(({ west, east, lats: [a, b], zoom }) => ({
    west,
    east,
    south: Math.min(a, b),
    north: Math.max(a, b),
    zoom,
  }));

describe('agents on a map', () => {
  it('gives at most 300 features, and every agent in one of them, however near a stranger asks for the world', () => {
    const index = new DirectoryIndex();
    index.putCountry('a', sampleCountry('A'));
    for (let number = 0; number < 2_000; number += 1) {
      const place = { lat: (number % 160) - 80, lng: ((number * 7) % 360) - 180, city: `City ${number}` };
      index.put(sampleAgent({ name: `Ann ${number}`, country: 'A', ...place }));
    }
    index.commit();
    for (const bbox of ['-180,-85,180,85', '-10,-85,10,85', '-1,-85,1,85']) {
      for (const zoom of ['0', '4', '9', '10', '16', '22']) {
        const { clusters, count } = index.clusters.find(readMapView({ bbox, zoom }), readFilters({}));
        expect(clusters.length).toBeLessThanOrEqual(300);
        expect(JSON.stringify(clusters).length).toBeLessThan(300_000);
        // A cluster in a narrow view may have agents outside of it.
        const shown = clusters.reduce((sum, each) => sum + each.count, 0);
        expect(bbox.startsWith('-180') ? shown : count).toBe(count);
      }
    }
  });

  it('MAP-02: a ring is around a city that lies where it is drawn, not around a larger one far away', () => {
    const index = new DirectoryIndex();
    index.putCountry('a', sampleCountry('A'));
    const cities = [
      { city: 'Rome', lat: 41.9, lng: 12.5, count: 40 },
      { city: 'Athens', lat: 38, lng: 23.7, count: 30 },
      { city: 'Izmir', lat: 38.4, lng: 27.1, count: 35 },
      { city: 'Nicosia', lat: 35.2, lng: 33.4, count: 30 },
      { city: 'Suva', lat: -18.1, lng: 178.4, count: 3 },
      { city: 'Apia', lat: -13.8, lng: -171.8, count: 2 },
    ];
    for (const { count, ...place } of cities) {
      for (let number = 0; number < count; number += 1) index.put(sampleAgent({ country: 'A', ...place }));
    }
    index.commit();
    const around = (zoom: string) => {
      const view = readMapView({ bbox: '-180,-85,180,85', zoom });
      const { clusters } = index.clusters.find(view, readFilters({}));
      return clusters.flatMap((cluster) => (cluster.around ? [[cluster.around.name, cluster] as const] : []));
    };
    const [largest] = around('1').sort(([, one], [, other]) => other.count - one.count);
    expect(largest?.[1].count).toBeGreaterThan(100);
    expect(largest?.[0]).not.toBe('Rome');
    for (const zoom of ['0', '1', '2', '3', '4']) {
      for (const [name, { lat, lng, bounds }] of around(zoom)) {
        const city = cities.find((each) => each.city === name);
        const [west = 0, south = 0, east = 0, north = 0] = bounds;
        expect(Math.abs((city?.lng ?? 0) - lng)).toBeLessThanOrEqual(east - west);
        expect(Math.abs((city?.lat ?? 0) - lat)).toBeLessThanOrEqual(north - south);
        const far = (one: { lat: number; lng: number } | undefined) =>
          Math.hypot((one?.lat ?? 99) - lat, (one?.lng ?? 999) - lng);
        const inBox = cities.filter((one) => one.lng >= west && one.lng <= east);
        const nearest = Math.min(...inBox.map(far));
        expect(far(city)).toBeLessThanOrEqual(Math.max(nearest * 2, 14 / 2 ** Number(zoom)));
      }
    }
  });

  it('counts in every view, across the date line too, what reading every document would', () => {
    fc.assert(
      fc.property(fc.array(agent, { maxLength: 12 }), fc.array(view, { maxLength: 8 }), (agents, views) => {
        const index = new DirectoryIndex();
        index.putCountry('a', sampleCountry('A'));
        index.putCountry('b', sampleCountry('B', { is_visible: false }));
        for (const each of agents) index.put(each);
        index.commit();
        const listed = agents.filter(({ country }) => country === 'A');
        for (const each of views) {
          const { count, clusters } = index.clusters.find(each, readFilters({}));
          expect(count).toBe(listed.filter((agent) => isInView(each, agent.lat, agent.lng)).length);
          if (each.zoom < 10) continue;
          const shown = clusters.flatMap((cluster) => cluster.agent ?? []);
          for (const { lat, lng } of shown) expect(isInView(each, lat, lng)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
