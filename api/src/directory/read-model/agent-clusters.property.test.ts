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
