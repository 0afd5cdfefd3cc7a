import { defaultStay } from './stay';

const TODAY = '2020-11-25';

it('MAR-28, CON-08: a week ahead for two nights, two adults and one room', () => {
  expect(defaultStay(TODAY, {})).toEqual({
    checkIn: '2020-12-02',
    checkOut: '2020-12-04',
    adults: 2,
    rooms: 1,
  });
  expect(defaultStay(TODAY, { nights: 5, adults: 3 })).toMatchObject({ checkOut: '2020-12-07', adults: 3 });
});
