import { CURRENCIES } from '@atoll/contracts/constants';
import type { AppError } from '../shared/errors/app-error';
import { readSearch } from './search-query';
import { readStay } from './stay-query';

function refusal(read: () => unknown): Pick<AppError, 'status' | 'message' | 'code'> {
  try {
    read();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was accepted');
}

describe('stay query', () => {
  it.each([
    { lat: '91', lng: '0' },
    { lat: '0', lng: '-180.1' },
    { lat: 'abc', lng: '0' },
    { lat: '48.8' },
    { lng: '2.3' },
  ])('PRV-11: refuses the coordinates %j', (query) => {
    expect(refusal(() => readSearch(query))).toMatchObject({ status: 400, message: 'Invalid coordinates' });
  });

  it('PRV-11: takes coordinates at the edges', () => {
    expect(readSearch({ lat: '-90', lng: '180' }).point).toEqual({ latitude: -90, longitude: 180 });
  });

  it.each([
    { checkIn: '2021-1-5', checkOut: '2021-01-07' },
    { checkIn: '05/01/2021', checkOut: '2021-01-07' },
    { checkIn: '2021-02-30', checkOut: '2021-03-02' },
    { checkIn: '2021-01-07', checkOut: '2021-01-07' },
    { checkIn: '2021-01-08', checkOut: '2021-01-07' },
    { checkIn: '2021-01-01', checkOut: '2021-02-01' },
  ])('PRV-12: refuses the dates %j', (query) => {
    expect(refusal(() => readStay(query))).toMatchObject({ status: 400, code: 'INVALID_DATES' });
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['12', 9],
    ['9', 9],
    ['x', null],
    [undefined, null],
  ])('PRV-13: clamps %s adults and rooms to %s', (text, expected) => {
    const stay = readStay({ adults: text, rooms: text });
    expect([stay.guests, stay.roomQuantity]).toEqual([expected ?? 2, expected ?? 1]);
  });

  it('HSE-59: there are never more rooms than guests; rooms alone have a guest each', () => {
    const party = (adults?: string, rooms?: string) => {
      const { guests, roomQuantity } = readStay({ adults, rooms });
      return [guests, roomQuantity];
    };
    expect(party('1', '2')).toEqual([1, 1]);
    expect(party('4', '2')).toEqual([4, 2]);
    expect(party(undefined, '5')).toEqual([5, 5]);
    expect(party(undefined, '12')).toEqual([9, 9]);
  });

  it('PRV-14, CON-03: takes USD, EUR and GBP, USD by default, and refuses others', () => {
    expect(CURRENCIES.map((currency) => readStay({ currency }).currency)).toEqual(['USD', 'EUR', 'GBP']);
    expect(readStay({}).currency).toBe('USD');
    expect(refusal(() => readStay({ currency: 'JPY' }))).toMatchObject({
      status: 400,
      code: 'INVALID_CURRENCY',
    });
  });

  it.each(['300-100', '-1', '-1-100', 'abc', '100', '1e3-2e3', '100--200'])(
    'PRV-15: refuses the price range %s',
    (priceRange) => {
      expect(refusal(() => readStay({ priceRange }))).toMatchObject({
        status: 400,
        message: 'Invalid price range',
      });
    },
  );

  it('HSE-52: a price range counts only with a maximum above zero', () => {
    const read = (priceRange: string) => readStay({ priceRange }).priceRange;
    expect([read('100-300'), read('0-0'), read('100-'), read('')]).toEqual([
      { min: 100, max: 300 },
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('PRV-08: payment policy is NONE by default, and unknown enumerations are refused by name', () => {
    expect(readStay({}).paymentPolicy).toBe('NONE');
    expect(readStay({ boardType: 'breakfast' }).boardType).toBe('BREAKFAST');
    expect(refusal(() => readStay({ boardType: 'LUNCH' }))).toHaveProperty('fields.boardType');
  });

  it('HSE-24, CON-04: pages hold twenty hotels by default', () => {
    expect(readSearch({ city: 'Paris' })).toMatchObject({ page: 1, pageSize: 20, sort: 'distance' });
    expect(readSearch({ city: 'Paris', page: '0', pageSize: '9999' })).toMatchObject({
      page: 1,
      pageSize: 1_000,
    });
  });

  it('refuses a search for nowhere', () => {
    expect(refusal(() => readSearch({}))).toHaveProperty('fields.city');
  });
});
