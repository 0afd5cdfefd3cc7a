import { definePage, readQuery } from './page';
import { pageFilters } from './page-filters';
import { always, flag, optionalNumber, someOf, wholeNumber } from './params';

const page = definePage({
  pattern: '/sights',
  app: 'mfe-tours',
  access: 'public',
  cache: 'kept',
  title: 'Find sights',
  params: {
    guests: always(wholeNumber({ min: 1, fallback: 2 })),
    page: wholeNumber({ min: 1, fallback: 1 }),
    kinds: someOf(['TOWER', 'MUSEUM']),
    isFree: flag(null),
    minPrice: optionalNumber(),
  },
});
const filters = pageFilters(page, ['kinds', 'isFree', 'minPrice']);

it('filters are the parameters that were named, and nothing else of the page', () => {
  const state = readQuery(page, new URLSearchParams('page=3&kinds=MUSEUM&isFree=false'));
  expect(filters.of(state)).toEqual({ kinds: ['MUSEUM'], isFree: false, minPrice: null });
});

it('filters that narrow nothing are left out of a query', () => {
  expect(filters.none).toEqual({ kinds: [], isFree: null, minPrice: null });
  expect(filters.query(filters.none)).toEqual({});
  expect(filters.query({ kinds: ['TOWER', 'MUSEUM'], isFree: false, minPrice: 0 })).toEqual({
    kinds: 'TOWER,MUSEUM',
    isFree: 'false',
    minPrice: '0',
  });
});
