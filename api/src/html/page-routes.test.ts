import { definePage, type Page } from '@atoll/contracts/pages/page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { mayBeKept, mayBeRedirected, redirectOf } from './page-routes';

const PAGE = {
  pattern: '/x',
  app: 'shell',
  access: 'public',
  cache: 'kept',
  title: 'X',
  params: {},
} as const;

describe('what the table of pages says of the page cache', () => {
  it.each<[string, Page, boolean]>([
    ['is public and kept', definePage(PAGE), true],
    ['is for somebody, whatever it says of being kept', definePage({ ...PAGE, access: ['admin'] }), false],
    ['is for several roles', definePage({ ...PAGE, access: ['agent', 'hotel'] }), false],
    ['is never kept', definePage({ ...PAGE, cache: 'never' }), false],
    ['has a secret in its path', definePage({ ...PAGE, hasSecretPath: true }), false],
    ['has a secret in its query', definePage({ ...PAGE, hasSecretQuery: true }), false],
  ])('a page that %s', (_what, page, isKept) => {
    expect(mayBeKept(page)).toBe(isKept);
  });

  it('looks at every parameter that may lead elsewhere', () => {
    for (const { redirect, typedPlace } of SITE_ROUTES)
      for (const name of [...(redirect?.params ?? []), ...(typedPlace ? [typedPlace] : [])])
        expect(mayBeRedirected(`/anywhere?a=b&${name}=x`)).toBe(true);
    expect(mayBeRedirected('/hotels?city=Paris')).toBe(false);
    expect(redirectOf('/hotels?code=x')).toBeNull();
  });

  it('HSE-61: a page of hotels is kept with everything that it reads', () => {
    expect(mayBeKept(hotelsPage)).toBe(true);
    for (const param of Object.values(hotelsPage.params)) expect(param.isFirstScreen).toBe(true);
  });
});
