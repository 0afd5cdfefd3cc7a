import { distanceKm } from '@atoll/contracts/distance';
import { tileCentres } from './geocode-tiles';

const PLACES = [
  { latitude: 0, longitude: 0 },
  { latitude: 3.9, longitude: 73.5 },
  { latitude: -45, longitude: 179.9 },
  { latitude: 66, longitude: -20 },
];

describe('geocode tiles', () => {
  it('PRV-07: a circle that the vendor takes is one call', () => {
    expect(tileCentres({ latitude: 1, longitude: 2 }, 20, 20)).toEqual([{ latitude: 1, longitude: 2 }]);
  });

  it.each(PLACES)(
    'PRV-07, C21: twelve circles of 20 km cover every point of a circle of 50 km around $latitude, $longitude',
    (centre) => {
      const tiles = tileCentres(centre, 50, 20);
      expect(tiles).toHaveLength(12);
      const kmPerLongitude = 111.195 * Math.cos((centre.latitude * Math.PI) / 180);
      for (let angle = 0; angle < 360; angle += 10) {
        for (const km of [0, 1, 12, 25, 37, 49.9]) {
          const point = {
            latitude: centre.latitude + (km * Math.sin((angle * Math.PI) / 180)) / 111.195,
            longitude: centre.longitude + (km * Math.cos((angle * Math.PI) / 180)) / kmPerLongitude,
          };
          expect(Math.min(...tiles.map((tile) => distanceKm(tile, point)))).toBeLessThan(20.2);
        }
      }
    },
  );
});
