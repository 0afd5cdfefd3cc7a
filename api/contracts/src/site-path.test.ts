import { isReadableAddress, normalPathname, sitePath, siteUrl } from './site-path';

describe('an address inside the site', () => {
  it.each([
    ['/hotels?city=Paris#map', '/hotels?city=Paris#map'],
    ['/', '/'],
    ['', '/'],
    ['hotels', '/hotels'],
    ['//', '/'],
    ['///', '/'],
    ['//host/tours?a=1', '/host/tours?a=1'],
    ['//[', '/['],
    ['/\\', '/'],
    ['/\\host', '/host'],
    ['\\\\host', '/host'],
    ['//a:99999/', '/a:99999/'],
    ['/\t/host', '/host'],
    ['/\n\\host', '/host'],
    ['/.//host', '/host'],
    ['/x/..//host', '/host'],
    ['/x/../..\\/host', '/host'],
    ['/%2F%2Fhost', '/%2F%2Fhost'],
    ['http://host/x', '/http://host/x'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])('%j is %j', (address, path) => {
    expect(sitePath(address)).toBe(path);
    expect(new URL(sitePath(address), 'https://atoll.example/a/b').origin).toBe('https://atoll.example');
    expect(sitePath(sitePath(address))).toBe(path);
  });

  it('is readable as a URL', () => {
    expect(siteUrl('//hotels?city=Paris').pathname).toBe('/hotels');
    expect(siteUrl('/hotels?city=Paris').searchParams.get('city')).toBe('Paris');
  });
});

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/terms/', '/terms'],
  ['/a//b///c/', '/a/b/c'],
  ['/a/b', '/a/b'],
])('the normal form of %s is %s', (path, normal) => {
  expect(normalPathname(path)).toBe(normal);
  expect(normalPathname(normal)).toBe(normal);
});

it('an address is readable where its path is encoded rightly and short enough', () => {
  for (const address of [
    '/',
    '/tours/map/s%C3%A3o-paulo',
    '/hotels?name=100%',
    `/hotels?q=${'a'.repeat(5_000)}`,
  ])
    expect(isReadableAddress(address)).toBe(true);
  for (const address of ['/%ff', '/%', '/%E0%A4%A', `/${'a'.repeat(501)}`])
    expect(isReadableAddress(address)).toBe(false);
});
