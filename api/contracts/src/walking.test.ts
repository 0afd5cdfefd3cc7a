import { wayBetween } from './way-between';
import { walkMinutes, walkSumMinutes, WALK_GOALS_MAX, writeWalkGoals } from './walking';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/*
 * By hand: a degree of latitude is 111.195 km, one of longitude that times the cosine of the latitude; the way is the
 * straight line times 1.3, and a kilometre takes 12.5 minutes: 16.25 minutes for each kilometre of the straight line.
 */
describe('HSE-65: walking time by hand', () => {
  it.each([
    // 0.0223 x 111.195 = 2.480 km north, 0.0825 x 86.79 = 7.160 km east: 7.577 km.
    ['Lisbon: Belém Tower to São Jorge Castle', at(38.6916, -9.216), at(38.7139, -9.1335), 123.1],
    // 0.0022 x 111.195 = 0.245 km, 0.0432 x 73.16 = 3.160 km: 3.170 km.
    ['Paris: Eiffel Tower to the Louvre', at(48.8584, 2.2945), at(48.8606, 2.3377), 51.5],
    // 0.0547 x 111.195 = 6.082 km, 0.0513 x 90.29 = 4.632 km: 7.645 km.
    ['Tokyo: Tokyo Tower to Sensō-ji', at(35.6586, 139.7454), at(35.7133, 139.7967), 124.2],
  ])('%s', (_name, from, to, minutes) => {
    expect(walkMinutes(from, to)).toBeGreaterThan(minutes - 0.5);
    expect(walkMinutes(from, to)).toBeLessThan(minutes + 0.5);
    expect(walkMinutes(to, from)).toBeCloseTo(walkMinutes(from, to), 9);
  });

  it('of several goals is the sum of each way from the hotel', () => {
    const hotel = at(38.7, -9.2);
    const goals = [at(38.6916, -9.216), at(38.7139, -9.1335)];
    // 0.934 and 1.389 km, 1.545 and 5.771 km: 1.674 and 5.973 km are 27.2 and 97.1 minutes.
    expect(walkSumMinutes(hotel, goals)).toBeGreaterThan(123.3);
    expect(walkSumMinutes(hotel, goals)).toBeLessThan(125.3);
    expect(walkSumMinutes(hotel, [])).toBe(0);
  });
});

it('HSE-65: goals are written as an address has them, and not more than are asked for', () => {
  expect(writeWalkGoals([at(38.6916, -9.216), at(38.7139, -9.1335)])).toBe('38.6916,-9.216;38.7139,-9.1335');
  expect(writeWalkGoals([at(38.6916123456, -9.2160049)])).toBe('38.69161,-9.216');
  expect(writeWalkGoals(Array.from({ length: 50 }, () => at(1, 2))).split(';')).toHaveLength(WALK_GOALS_MAX);
});

it('HSE-65, MAR-51: a way of a plan takes as long on foot as anywhere else, in whole minutes begun', () => {
  // 0.0148 x 111.195 = 1.646 km, times 1.3 are 2.139 km: 26.7 minutes at 4.8 km/h.
  expect(wayBetween(at(41.9, 12.5), at(41.9148, 12.5))).toEqual({ km: 2.1, minutes: 27, by: 'walk' });
});
