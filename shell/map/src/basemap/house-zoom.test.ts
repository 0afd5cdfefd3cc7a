import Feature from 'ol/Feature.js';
import { Style } from 'ol/style.js';
import { HOUSES_FROM_ZOOM } from '../view-rules';
import { houseStyle } from './flat-style';
import { tiltedStyle } from './tilted-style';
import { readMapColours } from './map-colours';

const colours = { ...readMapColours(document.documentElement), building: '#112233', hotel: '#445566' };
const ground = { url: 'https://atoll.example/a.pmtiles', maxZoom: 5, islandsUrl: null, shoresUrl: null };
const resolutionAt = (zoom: number) => 156_543.033_928 / 2 ** zoom;

it('MAP-10: the flat map draws houses from the zoom where they read as houses, and the hotel in its colour', () => {
  const style = houseStyle(colours);
  const house = new Feature();
  const hotel = new Feature({ hotel: true });
  expect(style(house, resolutionAt(HOUSES_FROM_ZOOM - 0.1))).toBeUndefined();
  const colourOf = (feature: Feature) => {
    const drawn = style(feature, resolutionAt(HOUSES_FROM_ZOOM + 0.1));
    return drawn instanceof Style ? drawn.getFill()?.getColor() : undefined;
  };
  expect(colourOf(house)).toBe('#112233');
  expect(colourOf(hotel)).toBe('#445566');
});

it("MAP-10: the tilted map draws them from the same zoom, which is one less in MapLibre's numbers", () => {
  const { layers } = tiltedStyle(colours, { type: 'FeatureCollection', features: [] }, ground);
  expect(layers.find(({ id }) => id === 'buildings')).toMatchObject({ minzoom: HOUSES_FROM_ZOOM - 1 });
});
