import { reportHydrationErrors } from './hydration-errors';

const mismatch = new Error('Minified React error #418');
let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
  history.replaceState(null, '', '/hotels?city=Rome');
});
afterEach(() => jest.restoreAllMocks());

it('what React mends on a page that stays is reported', () => {
  const report = reportHydrationErrors('mfe-hotels hydration');
  report(mismatch);
  expect(said).toHaveBeenCalledWith('[mfe-hotels hydration]', mismatch);
  expect(window.fetch).toHaveBeenCalledTimes(1);
});

it.each(['/tours', '/hotels?city=Rome&page=2'])(
  'a page that is left for %s while it is taken over is drawn anew, which is no error',
  (next) => {
    const report = reportHydrationErrors('mfe-hotels hydration');
    history.pushState(null, '', next);
    report(mismatch);
    expect(said).not.toHaveBeenCalled();
    expect(window.fetch).not.toHaveBeenCalled();
  },
);
