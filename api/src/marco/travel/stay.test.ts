import { stayOf } from './stay';

const TODAY = '2020-11-25';
const NOBODY = { childrenAges: [] };

it('MAR-28: a week ahead, two nights, two adults and one room, unless something else was said', () => {
  expect(stayOf(NOBODY, TODAY)).toEqual({
    checkIn: '2020-12-02',
    checkOut: '2020-12-04',
    adults: 2,
    rooms: 1,
  });
});

it.each([
  ['nights', { nights: 5 }, ['2020-12-02', '2020-12-07']],
  ['days of a plan', { days: 4 }, ['2020-12-02', '2020-12-05']],
  ['a stay', { checkIn: '2021-01-03', checkOut: '2021-01-05', nights: 2 }, ['2021-01-03', '2021-01-05']],
  ['the first day', { checkIn: '2021-01-03' }, ['2021-01-03', '2021-01-05']],
  ['the last day', { checkOut: '2021-01-05' }, ['2021-01-03', '2021-01-05']],
  ['a month', { month: '2021-03', nights: 7 }, ['2021-03-01', '2021-03-08']],
  ['the month that it is', { month: '2020-11' }, ['2020-11-26', '2020-11-28']],
])('MAR-60: of a stay %s is honoured', (_what, said, [checkIn, checkOut]) => {
  expect(stayOf({ ...NOBODY, ...said }, TODAY)).toMatchObject({ checkIn, checkOut });
});

it('MAR-60: children are guests, as many as there is room for in a search', () => {
  expect(stayOf({ adults: 1, childrenAges: [4, null], rooms: 2 }, TODAY)).toMatchObject({
    ...{ adults: 1, children: 2, rooms: 2 },
  });
  expect(stayOf({ adults: 7, childrenAges: [1, 2, 3, 4] }, TODAY)).toMatchObject({ adults: 7, children: 2 });
});

it.each([
  [{ adults: 2, childrenAges: [6, 9] }, 1],
  [{ adults: 4, childrenAges: [4, 7] }, 2],
  [{ adults: 9, childrenAges: [] }, 3],
  [{ adults: 6, childrenAges: [], rooms: 1 }, 1],
])('MAR-60: a party of %j that fits no room gets several, unless it said how many', (said, rooms) => {
  expect(stayOf(said, TODAY).rooms).toBe(rooms);
});
