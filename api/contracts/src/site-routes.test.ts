import { pagePath } from './site-routes';
import { REMOTES } from './registry';
import { matchSiteRoute, pageAddress, SITE_ROUTES } from './site-routes';

it('PLT-01: every remote owns at least one page', () => {
  expect(new Set(SITE_ROUTES.map(({ app }) => app))).toEqual(new Set(['shell', ...REMOTES]));
});

it.each([
  ['/', 'shell'],
  ['/hotels', 'mfe-hotels'],
  ['/map', 'mfe-directory'],
  ['/chat', 'mfe-marco'],
])('%s belongs to %s', (path, app) => {
  expect(matchSiteRoute(path)?.app).toBe(app);
});

it.each(['/nope', '/hotels/', '/hotels/x', '/HOTELS', '/chat/a/b'])(
  'HOM-21: %s belongs to nobody',
  (path) => {
    expect(matchSiteRoute(path)).toBeNull();
  },
);

it('a page is kept under what its route knows, whatever else a link carries and in whatever order', () => {
  expect(pageAddress('/hotels?utm=x&lng=2&city=Paris&lat=48#a')).toBe('/hotels?city=Paris&lat=48&lng=2');
  expect(pageAddress('/expo?city=Paris')).toBe('/expo');
});

it.each([
  ['/map', '/map'],
  ['/MAP', '/map'],
  ['/Map/', '/map'],
  ['/TOURS//map/Maafushi', '/tours/map/Maafushi'],
  ['/Travel-Agents/Lisbon', '/travel-agents/Lisbon'],
  ['/', '/'],
  ['/nope', null],
  ['/MAP/nope/nope', null],
  ['/why-Hotels', '/why-hotels'],
  ['/WHY-HOTELS', '/why-hotels'],
  ['/register/Traveler', '/register/traveler'],
  ['/Register/Traveler/', '/register/traveler'],
  ['/register/Nobody', '/register/Nobody'],
  ['/agent/Dashboard', '/agent/dashboard'],
  ['/agent/5fbc0a0a0a0a0a0a0a0a0A0A', '/agent/5fbc0a0a0a0a0a0a0a0a0A0A'],
  ['/chat/aBcD-3', '/chat/aBcD-3'],
])('the page of %s is at %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
