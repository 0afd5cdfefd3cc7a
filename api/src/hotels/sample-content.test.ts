import type { ListedHotel } from '../shared/travel/travel-provider';
import { sampleContent } from './sample-content';

const NAMES = [
  'Hilton Paris',
  'Hôtel Lafayette',
  'Mercure Paris',
  'ibis Paris',
  'Pension Rose',
  'Pullman Paris',
];
const HOTELS: readonly ListedHotel[] = Array.from({ length: 600 }, (_, index) => ({
  hotelId: `XXPAR${String(index).padStart(3, '0')}`,
  name: NAMES[index % NAMES.length] ?? '',
  cityName: 'Paris',
  countryCode: 'FR',
}));

describe('sample content', () => {
  it('HDT-12: about a third of the hotels have more amenities than are shown first', () => {
    const many = HOTELS.filter((hotel) => sampleContent(hotel).amenities.length > 8).length;
    expect(many / HOTELS.length).toBeGreaterThan(0.25);
    expect(many / HOTELS.length).toBeLessThan(0.6);
  });

  it('names no amenity twice, and keeps what the vendor states', () => {
    for (const hotel of HOTELS) {
      const { amenities } = sampleContent(hotel);
      expect(new Set(amenities).size).toBe(amenities.length);
    }
    const [hotel] = HOTELS;
    if (!hotel) throw new Error('no hotels');
    expect(sampleContent({ ...hotel, amenities: ['SPA'] }).amenities).toEqual(['SPA']);
  });
});
