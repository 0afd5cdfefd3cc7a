import { offerOf, priced } from '../../testing/fixtures';
import { cancellationOf, cancellationOfRates } from './cancellation';
import { cardLabel } from './cards';
import { bedsLabel, boardLabel, paymentLabel, rateLabel } from './offer-labels';
import { cheapestOffer, groupOffers, nightPrices, roomName, totalOf } from './offer-groups';
import { offerTitle } from './offer-title';

const TODAY = '2020-11-21';

function inRoom(category: string | undefined, total: string) {
  return offerOf({ id: `${category}-${total}`, price: priced(total), room: { typeEstimated: { category } } });
}

it('HDT-04: an offer without a category is a Standard Room, a category is written in words', () => {
  expect(roomName(offerOf({ room: {} }))).toBe('Standard Room');
  expect(roomName(inRoom('SUPERIOR_ROOM', '1'))).toBe('Superior Room');
});

it('HDT-05: groups come by their lowest total, whatever the order of the offers', () => {
  const groups = groupOffers([
    inRoom('SUITE', '900'),
    inRoom('SUPERIOR_ROOM', '618'),
    inRoom(undefined, '1200'),
    inRoom(undefined, '486'),
  ]);
  expect(groups.map(({ name, offers }) => [name, ...offers.map(totalOf)])).toEqual([
    ['Standard Room', 486, 1200],
    ['Superior Room', 618],
    ['Suite', 900],
  ]);
});

it('HSE-40: the price of a card is the cheapest offer’s, compared as numbers', () => {
  expect(cheapestOffer([inRoom('A', '1000'), inRoom('B', '99.5')])?.price.total).toBe('99.5');
  expect(cheapestOffer([])).toBeNull();
});

it.each([
  ['PRO', 'Promo'],
  ['BAR', 'Best Rate'],
  ['COR', 'Corporate'],
  ['GOV', 'Government'],
  ['AAA', 'AAA'],
  ['BNB', 'B&B'],
  ['PKG', 'Package'],
  ['TVL', 'Travel'],
  ['SPC', 'Special'],
  ['WKD', 'Weekend'],
  ['CON', 'Convention'],
])('HDT-08: rate family %s is %s', (code, label) => {
  expect(rateLabel(code)).toBe(label);
});

it.each([
  ['SNR', 'Senior'],
  ['SRS', 'Senior'],
  ['ARP', 'AARP'],
  ['ROR', 'Room Only'],
  ['FAM', 'Family'],
  ['DAY', 'Day Rate'],
  ['RAC', 'Rack'],
])('HDT-09: rate family %s is %s', (code, label) => {
  expect(rateLabel(code)).toBe(label);
});

it('HDT-09: an unknown rate family keeps its code, a missing one is the standard rate', () => {
  expect(rateLabel('XYZ')).toBe('XYZ');
  expect(rateLabel(undefined)).toBe('Standard Rate');
});

it('HDT-07: beds, adults and meals are words', () => {
  expect(bedsLabel(offerOf())).toBe('1 double bed');
  expect(bedsLabel(offerOf({ room: { typeEstimated: { beds: 2, bedType: 'TWIN' } } }))).toBe('2 twin beds');
  expect(bedsLabel(offerOf({ room: {} }))).toBeNull();
  expect(boardLabel('HALF_BOARD')).toBe('Half board');
  expect(boardLabel(undefined)).toBe('Room only');
});

it('HDT-17: a guarantee is paid at the hotel, a deposit is a deposit', () => {
  expect(paymentLabel('GUARANTEE')).toBe('Pay at hotel (guarantee)');
  expect(paymentLabel('DEPOSIT')).toBe('Deposit');
  expect(paymentLabel(undefined)).toBeNull();
});

it('HDT-15: a card code has the name that it has in the booking form', () => {
  expect(['VI', 'MC', 'CA', 'ZZ'].map(cardLabel)).toEqual(['Visa', 'Mastercard', 'Maestro', 'ZZ']);
});

it('HDT-07: an offer’s title is the room’s name once, without its rate and its beds', () => {
  const titleOf = (text: string) =>
    offerTitle(offerOf({ room: { typeEstimated: { beds: 1, bedType: 'QUEEN' }, description: { text } } }));
  expect(titleOf('Best Available Rate\nClassic Queen Room, 22 sqm, 1 queen bed')).toBe(
    'Classic Queen Room, 22 m²',
  );
  expect(titleOf('Double room, courtyard side')).toBe('Double room, courtyard side');
  expect(offerTitle(offerOf({ room: {} }))).toBe('Standard Room');
});

it('HDT-14: while no rate is chosen the terms say what all rates have in common', () => {
  const free = offerOf({ policies: { cancellation: { deadline: '2020-12-02T23:59:00+01:00' } } });
  const strict = offerOf({ policies: { cancellation: { type: 'FULL_STAY' } } });
  expect(cancellationOfRates([free, free], TODAY)).toBe('Free until 2 December 2020');
  expect(cancellationOfRates([strict, free, free], TODAY)).toBe(
    'Depends on the rate; 2 of 3 can be cancelled free of charge',
  );
  expect(cancellationOfRates([], TODAY)).toBeNull();
});

describe('HDT-14: cancellation', () => {
  const withPolicy = (
    cancellation: NonNullable<NonNullable<ReturnType<typeof offerOf>['policies']>['cancellation']>,
  ) => offerOf({ policies: { cancellation } });

  it('is free until the hotel’s own calendar day, whatever its offset', () => {
    const offer = withPolicy({ deadline: '2020-12-02T23:59:00+14:00', amount: '162.00' });
    expect(cancellationOf(offer, TODAY)).toMatchObject({
      text: 'Free cancellation until 2 December',
      free: true,
    });
    expect(cancellationOfRates([offer], TODAY)).toBe('Free until 2 December 2020, then $162');
  });

  it('names a percentage or the full stay as the fee', () => {
    const deadline = '2020-12-02T00:00:00+00:00';
    expect(cancellationOfRates([withPolicy({ deadline, percentage: '50' })], TODAY)).toBe(
      'Free until 2 December 2020, then 50% of your stay',
    );
    expect(cancellationOfRates([withPolicy({ deadline, type: 'FULL_STAY' })], TODAY)).toBe(
      'Free until 2 December 2020, then the full stay',
    );
  });

  it('is no longer free after the deadline', () => {
    const offer = withPolicy({ deadline: '2020-11-20T00:00:00+00:00', amount: '162.00' });
    expect(cancellationOf(offer, TODAY)).toMatchObject({ text: 'Cancellation costs $162', free: false });
  });

  it('is Non-refundable where the full stay is charged at once', () => {
    expect(cancellationOf(withPolicy({ type: 'FULL_STAY' }), TODAY).text).toBe('Non-refundable');
    expect(cancellationOf(withPolicy({}), TODAY).text).toBe('Non-refundable');
  });

  it('says so where the hotel names no terms', () => {
    expect(cancellationOf(offerOf({ policies: {} }), TODAY).text).toBe('Cancellation terms not specified');
  });
});

describe('HDT-10: the price of every night', () => {
  it('comes from the changes, each until the next one', () => {
    expect(nightPrices(offerOf()).map(({ text, base }) => [text, base])).toEqual([
      ['Fri 4 Dec', 146],
      ['Sat 5 Dec', 146],
      ['Sun 6 Dec', 122],
    ]);
  });

  it('is not listed for one night or without changes', () => {
    expect(nightPrices(offerOf({ checkOutDate: '2020-12-05' }))).toEqual([]);
    expect(nightPrices(offerOf({ price: priced('486.00', '414.00') }))).toEqual([]);
  });
});
