import { layersOf, mapPage, showOf } from './map.page';
import { pageHref, readQuery } from './page';

const shown = (query: string) => layersOf(readQuery(mapPage, new URLSearchParams(query)).show);

describe('MAP-26: the layers of an address', () => {
  it.each([
    ['', ['agents']],
    ['show=agents', ['agents']],
    ['show=destinations', ['destinations']],
    ['show=sights,agents', ['agents', 'sights']],
    ['show=hotels,tours,sights', ['hotels', 'tours', 'sights']],
    ['show=none', []],
    ['show=nonsense', ['agents']],
  ])('MAP-26: %j shows %j', (query, layers) => {
    expect(shown(query)).toEqual(layers);
  });

  it('MAP-26: are written so that they are read again', () => {
    expect(pageHref(mapPage, { show: showOf(['agents']) })).toBe('/map');
    expect(pageHref(mapPage, { show: showOf(['destinations']) })).toBe('/map?show=destinations');
    for (const show of [['agents', 'sights'], ['hotels'], []] as const)
      expect(shown(pageHref(mapPage, { show: showOf(show) }).split('?')[1] ?? '')).toEqual(show);
  });
});
