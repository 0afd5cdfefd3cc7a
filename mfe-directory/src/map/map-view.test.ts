import type { AgentCluster } from '@atoll/contracts/agent';
import { boxToAsk, isInSight, isSameView, openedCluster, urlView, viewOf, WORLD } from './map-view';

const seenAt = (zoom: number, west: number, south: number, east: number, north: number) => ({
  view: { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom },
  bounds: { west, south, east, north },
});

describe('what is asked for', () => {
  it('is the world before the map is there, and while it shows a large part of it', () => {
    const world = { bbox: '-180,-85,180,85', zoom: 1 };
    expect(boxToAsk(null)).toEqual(world);
    expect(boxToAsk(seenAt(2.4, -200, -60, 150, 70))).toEqual(world);
  });

  it('is whole tiles, so that a small movement asks for nothing new', () => {
    const here = boxToAsk(seenAt(9.2, -9.3, 38.6, -9, 38.9));
    expect(here).toEqual(boxToAsk(seenAt(9.7, -9.32, 38.61, -9.02, 38.91)));
    expect(here.zoom).toBe(8);
    const [west = 0, south = 0, east = 0, north = 0] = here.bbox.split(',').map(Number);
    expect(west <= -9.3 && south <= 38.6 && east >= -9 && north >= 38.9).toBe(true);
  });

  it('has its west behind its east across the date line', () => {
    const [west = 0, , east = 0] = boxToAsk(seenAt(6, 175, -20, 186, -10))
      .bbox.split(',')
      .map(Number);
    expect(west).toBeGreaterThan(170);
    expect(east).toBeLessThan(-160);
    expect(west).toBeGreaterThan(east);
  });

  it('stays on the map near the poles', () => {
    const [, south, , north] = boxToAsk(seenAt(4, -40, -89, 40, 89)).bbox.split(',');
    expect([south, north]).toEqual(['-85', '85']);
  });
});

it('a place is in sight also on another turn of the world', () => {
  const seen = seenAt(6, 175, -20, 186, -10);
  expect(isInSight(seen, { lat: -17, lng: -178 })).toBe(true);
  expect(isInSight(seen, { lat: -17, lng: 178 })).toBe(true);
  expect(isInSight(seen, { lat: -17, lng: 170 })).toBe(false);
  expect(isInSight(seen, { lat: -25, lng: 178 })).toBe(false);
  expect(isInSight(null, { lat: -25, lng: 0 })).toBe(true);
});

describe('the address', () => {
  it('without a whole view is the world', () => {
    expect(viewOf({ lat: 1, lng: 2, zoom: null })).toEqual(WORLD);
    expect(viewOf({ lat: 1, lng: 2, zoom: 3 })).toEqual({ latitude: 1, longitude: 2, zoom: 3 });
  });

  it('names a longitude of this turn, in as many digits as one sees', () => {
    const view = { latitude: 1.234567, longitude: 190.000001, zoom: 3.14159 };
    expect(urlView(view)).toEqual({ lat: 1.2346, lng: -170, zoom: 3.1 });
    expect(isSameView(view, { latitude: 1.2346, longitude: -170, zoom: 3.1 })).toBe(true);
    expect(isSameView(view, { latitude: 1.2446, longitude: -170, zoom: 3.1 })).toBe(false);
  });
});

describe('MAP-02: a cluster that is opened', () => {
  const cluster = (bounds: number[]) => ({ lat: 38.7, lng: -9.1, bounds }) as AgentCluster;

  it('is shown as near as all of it stays in sight', () => {
    const goal = openedCluster(cluster([-9.2, 38.6, -9, 38.8]), 4);
    expect(goal).toMatchObject({ latitude: 38.7, zoom: 11 });
    expect(goal.longitude).toBeCloseTo(-9.1);
  });

  it('is always a level nearer, and never nearer than the map goes', () => {
    expect(openedCluster(cluster([-60, -40, 60, 60]), 5.6).zoom).toBe(6);
    expect(openedCluster(cluster([-9.1, 38.7, -9.1, 38.7]), 5).zoom).toBe(18);
    expect(openedCluster(cluster([-9.1, 38.7, -9.1, 38.7]), 18).zoom).toBe(18);
  });
});
