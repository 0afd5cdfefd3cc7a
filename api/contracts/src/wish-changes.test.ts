import type { RequestWish } from './quote-request';
import { wishDifferences } from './wish-changes';

const WISH: RequestWish = {
  place: { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' },
  when: { from: '2020-12-04', to: '2020-12-07', month: null, flexibleDays: 0 },
  ...{ adults: 2, childAges: [], budget: null, interests: [], languages: [], notes: '', about: null },
};

it('RFQ-09: a change is said in the words of the request, before and after', () => {
  const after: RequestWish = {
    ...WISH,
    when: { from: null, to: null, month: '2021-03', flexibleDays: 0 },
    childAges: [0],
    budget: { amount: 2_400, currency: 'EUR', per: 'trip' },
    interests: ['honeymoon', 'food'],
    languages: ['pt'],
    notes: 'With a view.',
  };
  expect(wishDifferences(WISH, after)).toEqual([
    { what: 'Dates', before: '4 to 7 December 2020', after: 'March 2021' },
    { what: 'People', before: '2 adults', after: '2 adults, 1 child (under 1)' },
    { what: 'Budget', before: 'none', after: '€2,400 for the trip' },
    { what: 'Likes', before: 'none', after: 'Honeymoons, Food' },
    { what: 'Languages', before: 'none', after: 'Portuguese' },
    { what: 'Wishes', before: 'none', after: 'With a view.' },
  ]);
});

it('RFQ-09: what says the same is no change', () => {
  expect(wishDifferences(WISH, { ...WISH, notes: '  ' })).toEqual([]);
});
