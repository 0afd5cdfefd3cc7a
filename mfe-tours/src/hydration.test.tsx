import { STATE_BLOCK_ID, type FetchJson } from '@atoll/contracts/rendering';
import type * as platform from '@atoll/platform';
import { createAtollStore } from '@atoll/platform';
import { act, screen } from '@testing-library/react';
import { bootstrap, mount } from './index';
import { render } from './server';
import { tourOf } from './testing/fixtures';
import { asked, LISBON_PATH, RATES, startToursServer } from './testing/tours-server';

// A page of the server is drawn twice: there, and here as it is taken over.
jest.mock('@atoll/platform', () => ({
  ...jest.requireActual<typeof platform>('@atoll/platform'),
  useIsServerPage: () => true,
}));

startToursServer();
afterEach(() => jest.restoreAllMocks());

const tours = [tourOf({ price: { amount: 5_900, currencyCode: 'JPY' } })];
const fetchJson: FetchJson = (path) =>
  Promise.resolve({
    status: 200,
    body: path === '/api/exchange-rates' ? RATES : { data: tours, meta: { count: 1, found: 1 } },
  });

/** The document that the server sends for an address, as far as the remote is concerned. */
async function openDocument(url: string): Promise<HTMLElement> {
  const { html, state } = await render({ url, fetchJson, locale: 'en' });
  window.history.replaceState(null, '', url);
  const slot = document.createElement('div');
  slot.dataset['server'] = 'true';
  slot.innerHTML = html;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = STATE_BLOCK_ID;
  block.textContent = JSON.stringify({ 'mfe-tours': state });
  document.body.append(slot, block);
  return slot;
}

async function takeOver(slot: HTMLElement): Promise<void> {
  const lifecycle = { store: createAtollStore(), slotGetter: () => slot, name: 'mfe-tours', singleSpa: {} };
  const props = lifecycle as unknown as Parameters<typeof mount>[0];
  for (const step of bootstrap) await step(props);
  let mounted: Promise<unknown> = Promise.resolve();
  await act(async () => {
    mounted = mount(props);
    await Promise.resolve();
  });
  await mounted;
}

it('HSE-61, TOU-42: the browser takes over past days and compared prices as the server drew them, then in the traveler’s currency', async () => {
  // React takes server and browser in one process for two renderers of one page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('de');
  const slot = await openDocument(`${LISBON_PATH}&from=2020-11-20&to=2020-12-03`);
  const [price, problem] = [screen.getByText('about $59'), screen.getByRole('alert')];
  expect(problem).toHaveTextContent('The first day cannot be in the past');

  await takeOver(slot);
  expect(await screen.findByText('about €47')).toBe(price);
  expect(screen.getByRole('alert')).toBe(problem);
  // What hydration has to mend is reported to the API.
  expect(asked).toEqual([]);
});
