import type { Map as LibreMap } from 'maplibre-gl';
import { TiltedEngine } from './tilted-engine';

const animated = { animate: true };

/** A map of MapLibre on its way: it stays where it is until it has arrived. */
function openMap() {
  const listeners: (() => void)[] = [];
  const easeTo = jest.fn(() => listeners.forEach((told) => told()));
  const map = {
    on: (_: string, told: () => void) => listeners.push(told),
    getZoom: () => 12,
    getMinZoom: () => 1,
    getMaxZoom: () => 17,
    easeTo,
  };
  const open = { world: null, streets: [], refusal: null };
  const engine = new TiltedEngine(map as unknown as LibreMap, document.createElement('div'), open);
  return { engine, easeTo, arrive: () => listeners.forEach((told) => told()) };
}

it('each of several quick steps counts from the goal of the one before', () => {
  const { engine, easeTo, arrive } = openMap();
  engine.zoomBy(-1, animated);
  engine.zoomBy(-1, animated);
  expect(easeTo).toHaveBeenLastCalledWith({ zoom: 10, duration: 200 });
  arrive();
  engine.zoomBy(1, animated);
  expect(easeTo).toHaveBeenLastCalledWith({ zoom: 13, duration: 200 });
});

it('a step during a flight counts from where the flight leads, and none goes beyond the last zoom', () => {
  const { engine, easeTo } = openMap();
  engine.moveTo({ latitude: 41, longitude: -8.6, zoom: 18 }, animated);
  engine.zoomBy(1, animated);
  expect(easeTo).toHaveBeenLastCalledWith({ center: [-8.6, 41], zoom: 17, duration: 200 });
});
