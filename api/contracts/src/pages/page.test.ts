import { hotelsPage } from './hotels.page';
import { definePage, firstScreenQuery, readQuery, writeQuery } from './page';
import { inBrowserOnly, oneOf, optionalNumber, text, wholeNumber } from './params';
import { matchSiteRoute, pathParams } from '../site-routes';

const read = (query: string) => readQuery(hotelsPage, new URLSearchParams(query));

it('HSE-02, HSE-61: everything that an address says is read, and written again as it was', () => {
  const query =
    'city=Lisbon&country=Portugal&lat=38.72&lng=-9.14&checkIn=2020-12-04&checkOut=2020-12-07&guests=3&rooms=2' +
    '&area=38.7%2C-9.1%2C5&view=list&sort=price&page=2&all=1&hotel=H1&offer=O1&step=book&boardType=BREAKFAST' +
    '&paymentPolicy=DEPOSIT&lang=FR&ratings=4&amenities=WIFI%2CPARKING&includeClosed=true&bestRateOnly=true' +
    '&priceRange=100-300';
  const amenities = 'amenities=WIFI%2CPARKING';
  expect(writeQuery(hotelsPage, read(query)).toString()).toBe(query.replace(amenities, amenities));
});

it('HSE-61: nonsense means the same as nothing, and the default leaves no trace but guests and rooms', () => {
  const nonsense =
    'lat=91&lng=x&checkIn=2020-13-01&guests=many&page=0&sort=best&area=1,2&view=globe&amenities=HELIPAD' +
    '&ratings=9&priceRange=cheap&boardType=BRUNCH&includeClosed=perhaps';
  expect(read(nonsense)).toEqual(read(''));
  expect(writeQuery(hotelsPage, read(nonsense)).toString()).toBe('guests=2&rooms=1');
  expect(firstScreenQuery(hotelsPage, new URLSearchParams(nonsense)).toString()).toBe('');
});

it('HSE-48, C25: of several star ratings only one counts', () => {
  expect(read('ratings=5,4').ratings).toEqual(['4']);
});

it('C19, C49: more guests than the form offers are read as they are, for the page to say so', () => {
  expect(read('guests=12&rooms=0')).toMatchObject({ guests: 12, rooms: 1 });
});

it('what only the browser shows makes no other page on the server', () => {
  const page = definePage({
    pattern: '/x',
    app: 'shell',
    access: 'public',
    cache: 'kept',
    title: 'X',
    params: {
      tab: inBrowserOnly(oneOf(['a', 'b'], 'a')),
      page: wholeNumber({ min: 1, max: 9, fallback: 1 }),
      q: text(),
    },
  });
  const query = new URLSearchParams('tab=b&page=12&q=%20x%20&utm=y');
  expect(firstScreenQuery(page, query).toString()).toBe('page=9&q=x');
  expect(writeQuery(page, readQuery(page, query)).toString()).toBe('tab=b&page=9&q=x');
});

it('HOM-20: a segment may begin with letters before what varies', () => {
  expect(pathParams('/why-:product', '/why-hotels')).toEqual({ product: 'hotels' });
  expect(pathParams('/why-:product', '/why-')).toBeNull();
  expect(pathParams('/why-:product', '/how-hotels')).toBeNull();
  expect(matchSiteRoute('/chat/a%20b')?.pattern).toBe('/chat/:conversationId');
});

it.each([
  ['12', 12],
  ['-3', -3],
  ['x', null],
  ['', null],
])('an optional number of "%s" is %s, as it stands there', (text, expected) => {
  const param = optionalNumber();
  expect(param.read(text)).toBe(expected);
  expect(param.write(expected)).toBe(expected === null ? null : String(expected));
});

it('SEO-08: a text of an address is what a form can send: control characters are spaces', () => {
  const page = definePage({
    pattern: '/words',
    app: 'shell',
    access: 'public',
    cache: 'kept',
    title: 'Words',
    params: { q: text() },
  });
  expect(readQuery(page, new URLSearchParams('q=a%00b%0Ac'))).toEqual({ q: 'a b c' });
  expect(readQuery(page, new URLSearchParams('q=%00'))).toEqual({ q: null });
});
