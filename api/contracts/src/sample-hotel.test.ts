import { sampleHotelFacts } from './sample-hotel';

describe('what is invented of a sample hotel', () => {
  it.each([
    ['HLPAR266', 'Hilton Paris', 4],
    ['GIPAR266', 'Hilton Garden Inn Paris', 3],
    ['DTPAR266', 'DoubleTree by Hilton Paris', 4],
    ['CYPAR266', 'Courtyard by Marriott Paris', 3],
    ['WHPAR266', 'W Paris', 5],
    ['XRPAR266', 'The St. Regis Paris', 5],
    ['HYPAR266', 'Park Hyatt Paris', 5],
    ['HYPAR267', 'Hyatt Regency Paris', 4],
    ['RTPAR266', 'ibis budget Paris', 1],
    ['RTPAR267', 'ibis Paris', 2],
    ['BWPAR266', 'Best Western Paris', 3],
    ['BWPAR267', 'Best Western Plus Paris', 4],
    ['SMPAR266', 'Meliá Paris', 4],
    ['BDPAR266', 'B&B Hotel Paris', 2],
  ])('%s %s has the stars of its brand: %i', (hotelId, name, stars) => {
    expect(sampleHotelFacts(hotelId, name).stars).toBe(stars);
  });

  it('is the same for everybody who asks, and within what its kind of house has', () => {
    for (let number = 100; number < 400; number += 1) {
      const [hostel, resort] = [`YXPAR${number}`, `ACMLE${number}`];
      expect(sampleHotelFacts(hostel, 'Hostel')).toEqual(sampleHotelFacts(hostel, 'Hostel'));
      expect([1, 2]).toContain(sampleHotelFacts(hostel, 'Hostel').stars);
      expect([4, 5]).toContain(sampleHotelFacts(resort, 'Reef Resort').stars);
      expect(sampleHotelFacts(resort, 'Reef Resort').amenities).toContain('SWIMMING_POOL');
    }
  });
});
