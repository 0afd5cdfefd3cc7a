import type { SavedItem } from '@atoll/contracts/account';
import { tripRows } from './trip-things';
import { mapDayOf } from './trip-pins';
import { tripsOf } from './trips-of';

const TOWER: SavedItem = {
  ...{ kind: 'sight', id: 'lisbon/belem-tower', title: 'Belém Tower', place: 'Lisbon' },
  ...{ href: '/travel-agents/lisbon#sight-belem-tower', position: { latitude: 38.6916, longitude: -9.216 } },
};

it('DES-11: a saved sight is in its town’s trip, called a sight, and on the map of the trip', () => {
  const [row] = tripRows({ saved: [TOWER], plans: [], requests: [], bookings: [] }, '2020-11-25');
  expect(row).toMatchObject({
    ...{ title: 'Belém Tower', detail: 'Sight, Lisbon', town: 'Lisbon' },
    ...{ href: '/travel-agents/lisbon#sight-belem-tower', position: TOWER.position },
  });
  const [trip] = tripsOf(row ? [row] : [], '2020-11-25');
  expect(trip && mapDayOf({ number: 1, trip })).toEqual({
    ...{ number: 1, title: 'Lisbon' },
    stops: [{ id: 'sight lisbon/belem-tower', name: 'Belém Tower', ...TOWER.position }],
  });
});
