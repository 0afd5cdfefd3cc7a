import { times } from './money';
import { readOffer } from './vendor-offer';

const vendorOffer = {
  id: 'ABC',
  checkInDate: '2027-01-10',
  checkOutDate: '2027-01-12',
  room: { type: 'D1Q' },
  guests: { adults: 2 },
  price: {
    currency: 'USD',
    base: '200.05',
    total: '229.95',
    variations: { changes: [{ startDate: '2027-01-10', base: '100.03' }] },
  },
};

const PARTY = { guests: 2, roomQuantity: 2 };

describe('vendor offer', () => {
  it.each([
    ['229.95', 2, '459.90'],
    ['0.10', 3, '0.30'],
    ['100', 9, '900'],
    ['99999999999999.99', 9, '899999999999999.91'],
    ['1.234', 2, '2.468'],
  ])('multiplies %s by %i exactly', (amount, factor, expected) => {
    expect(times(amount, factor)).toBe(expected);
  });

  it('HSE-58: total, base and nightly prices are for all rooms', () => {
    expect(readOffer(vendorOffer, { guests: 6, roomQuantity: 3 })).toMatchObject({
      rooms: 3,
      price: { base: '600.15', total: '689.85', variations: { changes: [{ base: '300.09' }] } },
    });
  });

  it('HSE-59: its guests are those of the stay, not of one room; unknown ones as many as its rooms hold', () => {
    expect(readOffer(vendorOffer, { guests: 3, roomQuantity: 2 })?.guests.adults).toBe(3);
    expect(readOffer({ ...vendorOffer, roomQuantity: 2 }, null)).toMatchObject({
      rooms: 2,
      guests: { adults: 4 },
    });
  });

  it('HSE-58: understands a list of cancellations and a single one', () => {
    const cancellation = {
      deadline: '2027-01-08T23:59:00+01:00',
      amount: '50.00',
      description: { text: 'Free' },
    };
    const expected = { ...cancellation, amount: '100.00' };
    for (const policies of [{ cancellation }, { cancellations: [cancellation] }]) {
      expect(readOffer({ ...vendorOffer, policies }, PARTY)?.policies?.cancellation).toMatchObject(expected);
    }
  });

  it('shows a price without base as it is, and drops an offer without a total', () => {
    const { base: _base, ...price } = vendorOffer.price;
    expect(readOffer({ ...vendorOffer, price }, PARTY)?.price.base).toBeUndefined();
    expect(readOffer({ ...vendorOffer, price: { currency: 'USD' } }, PARTY)).toBeNull();
  });
});
