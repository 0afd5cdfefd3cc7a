import { waitFor } from '@testing-library/dom';
import { Basemap } from '../basemap/basemap';
import { groundOf } from '../basemap/ground';
import { FIT_PADDING_PX } from '../view-rules';
import { FlatEngine } from './flat-engine';

const WIDTH = 500;
const HEIGHT = 400;
const LISBON = { latitude: 38.7, longitude: -9.1 };
const events = {
  onFrame() {},
  onSettled() {},
  onPainted() {},
  onOpened: jest.fn(),
  onDataError: jest.fn(),
  onStreetsError: jest.fn(),
};
const basemap = Basemap.own();
const ground = groundOf(undefined);
const still = { animate: false };

function openMap(): FlatEngine {
  const host = document.createElement('div');
  Object.defineProperties(host, { offsetWidth: { value: WIDTH }, offsetHeight: { value: HEIGHT } });
  // jsdom leaves unset borders empty, which OpenLayers takes for no size at all.
  host.style.cssText = 'border: 0px solid; padding: 0px';
  document.body.append(host);
  return new FlatEngine(host, { ...LISBON, zoom: 13 }, ground, events);
}

// The engine is asked for its view only: nothing is drawn, which jsdom could not.
let engine: FlatEngine;
beforeEach(() => {
  // jsdom has no canvas; nothing asks this one for more than its being there.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  jest.spyOn(basemap, 'maxZoom').mockResolvedValue(7);
  events.onOpened.mockClear();
  events.onDataError.mockClear();
  engine = openMap();
});
afterEach(() => {
  engine.destroy();
  ground.forget();
  jest.restoreAllMocks();
});

it('MAP-09: begins at the zoom and place that it is given', () => {
  expect(engine.view().zoom).toBe(13);
  expect(engine.view().longitude).toBeCloseTo(LISBON.longitude);
  expect(engine.view().latitude).toBeCloseTo(LISBON.latitude);
});

it('MAP-09: fits all markers with 50 pixels round them', () => {
  const [west, east] = [-9.3, -8.9];
  engine.fit(
    [
      { ...LISBON, longitude: west },
      { ...LISBON, longitude: east },
    ],
    still,
  );
  const pixelsPerDegree = (256 * 2 ** engine.view().zoom) / 360;
  expect((east - west) * pixelsPerDegree).toBeCloseTo(WIDTH - 2 * FIT_PADDING_PX, 0);
});

it('MAP-09: fits one marker no closer than zoom 15', () => {
  engine.fit([LISBON], still);
  expect(engine.view().zoom).toBe(15);
});

it('moves by pixels and by zoom levels', () => {
  engine.zoomBy(1, still);
  expect(engine.view().zoom).toBe(14);
  engine.panBy(100, 0, still);
  expect(engine.view().longitude).toBeCloseTo(LISBON.longitude + (100 * 360) / (256 * 2 ** 14), 5);
  expect(engine.view().latitude).toBeCloseTo(LISBON.latitude, 5);
});

/** What comes without a step of its own and without an animation ends at the goal of the movement under way. */
const arrive = () => engine.zoomBy(0, still);

it('each of several quick steps counts from the goal of the one before', () => {
  for (let presses = 0; presses < 4; presses += 1) engine.zoomBy(-1, { animate: true });
  engine.panBy(10, 0, { animate: true });
  engine.panBy(10, 0, { animate: true });
  expect(engine.view().zoom).toBeGreaterThan(9);
  arrive();
  expect(engine.view().zoom).toBe(9);
  expect(engine.view().longitude).toBeCloseTo(LISBON.longitude + (20 * 360) / (256 * 2 ** 9), 5);
  engine.zoomBy(1, still);
  expect(engine.view().zoom).toBe(10);
});

it('a step during a flight counts from where the flight leads', () => {
  engine.moveTo({ latitude: 41, longitude: -8.6, zoom: 6 }, { animate: true });
  engine.zoomBy(1, { animate: true });
  arrive();
  expect(engine.view().zoom).toBe(7);
  expect(engine.view().latitude).toBeCloseTo(41, 5);
});

it('steps beyond the last zoom are not counted', () => {
  engine.zoomBy(40, { animate: true });
  engine.zoomBy(-1, { animate: true });
  arrive();
  expect(engine.view().zoom).toBe(17);
});

it('never zooms out beyond 2 or in beyond 18', () => {
  engine.zoomBy(20, still);
  expect(engine.view().zoom).toBe(18);
  engine.zoomBy(-40, still);
  expect(engine.view().zoom).toBe(2);
});

it('is flat, whatever is asked', () => {
  expect(engine.view().pitch).toBe(0);
});

it("takes the depth of the basemap from the archive's header", async () => {
  await waitFor(() =>
    expect(events.onOpened).toHaveBeenCalledWith(
      expect.objectContaining({ world: { archive: basemap, maxZoom: 7, credit: null }, refusal: null }),
    ),
  );
});

it('MAP-05: tells that the header cannot be read, and asks again when it is told to', async () => {
  await waitFor(() => expect(events.onOpened).toHaveBeenCalled());
  jest.spyOn(basemap, 'maxZoom').mockRejectedValueOnce(new Error('offline'));
  ground.forget();
  engine.reload();
  await waitFor(() => expect(events.onDataError).toHaveBeenCalledWith(new Error('offline')));
  expect(events.onOpened).toHaveBeenCalledTimes(1);
  engine.reload();
  await waitFor(() => expect(events.onOpened).toHaveBeenCalledTimes(2));
});

it('MAP-06: refuses to begin where the browser gives no canvas', () => {
  jest.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  expect(openMap).toThrow('no canvas');
});
