const mismatch = new Error('Minified React error #418');
let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => jest.restoreAllMocks());

/** The function as a document has it whose address is this. */
async function inDocument(address: string) {
  history.replaceState(null, '', address);
  jest.resetModules();
  return (await import('./hydration-errors')).reportHydrationErrors;
}

it('what React mends on a page that stays is reported', async () => {
  const reportHydrationErrors = await inDocument('/hotels?city=Rome');
  reportHydrationErrors('mfe-hotels hydration')(mismatch);
  expect(said).toHaveBeenCalledWith('[mfe-hotels hydration]', mismatch);
  expect(window.fetch).toHaveBeenCalledTimes(1);
});

it.each(['/tours', '/hotels?city=Rome&page=2'])(
  'a page that is left for %s before or while it is taken over is drawn anew, which is no error',
  async (next) => {
    const reportHydrationErrors = await inDocument('/hotels?city=Rome');
    const reportLater = reportHydrationErrors('mfe-hotels hydration');
    history.pushState(null, '', next);
    reportLater(mismatch);
    reportHydrationErrors('mfe-hotels hydration')(mismatch);
    expect(said).not.toHaveBeenCalled();
    expect(window.fetch).not.toHaveBeenCalled();
  },
);
