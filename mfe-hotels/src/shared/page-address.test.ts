import { matchSiteRoute, pageAddress } from '@atoll/contracts/site-routes';
import { readAskedParty, readTypedPlace } from './search-params';
import { readAddress } from './use-hotel-address';

/** The parameters that the page reads from an address. */
function paramsRead(query: string): string[] {
  const get = jest.spyOn(URLSearchParams.prototype, 'get');
  const has = jest.spyOn(URLSearchParams.prototype, 'has');
  const { params } = readAddress(query);
  readAskedParty(params);
  readTypedPlace(params);
  const names = [...get.mock.calls, ...has.mock.calls].map(([name]) => name);
  get.mockRestore();
  has.mockRestore();
  return [...new Set(names)];
}

const PAGE_PARAMS = paramsRead('?hotel=LISCM001&offer=OFFER1&step=book');

it('HSE-61: the page reads its whole state from the address', () => {
  expect(PAGE_PARAMS).toEqual(
    expect.arrayContaining(['city', 'checkIn', 'sort', 'area', 'all', 'offer', 'q']),
  );
});

it.each(PAGE_PARAMS)('HSE-61: the server keeps the parameter %s, and renders the page with it', (name) => {
  expect(pageAddress(`/hotels?${name}=x`)).toBe(`/hotels?${name}=x`);
});

it('HSE-61: the server keeps no parameter that the page does not read', () => {
  expect([...(matchSiteRoute('/hotels')?.params ?? [])].sort()).toEqual([...PAGE_PARAMS].sort());
});
