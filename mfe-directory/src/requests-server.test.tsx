import { weekdayAndDay } from '@atoll/contracts/dates-in-words';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { OwnRequest } from '@atoll/contracts/quote';
import type { FetchJson } from '@atoll/contracts/rendering';
import type * as platform from '@atoll/platform';
import { STATE_BLOCK_ID } from '@atoll/contracts/rendering';
import { createAtollStore } from '@atoll/platform';
import { act, screen, within } from '@testing-library/react';
import { bootstrap, mount } from './index';
import { render } from './server';
import { quotedRequestOf } from './testing/request-fixtures';
import { asked as askedOfApi, startRequestsServer, TOKEN, world } from './testing/requests-server';

// As on the server, where nobody's calendar is known; jsdom has a window.
jest.mock('@atoll/platform', () => ({
  ...jest.requireActual<typeof platform>('@atoll/platform'),
  useIsServerPage: () => true,
}));

startRequestsServer();

beforeAll(() => {
  // React takes jsdom, whose buffers are not Node's, for an old runtime.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

const OWN = REQUEST_PATHS.own.replace(':token', TOKEN);

async function firstScreen(url: string, request: OwnRequest | null) {
  const asked: string[] = [];
  const fetchJson: FetchJson = (path) => {
    asked.push(path);
    const missing = { code: 'NOT_FOUND', message: 'Missing', requestId: 'r1' };
    const isThere = path === OWN && request !== null;
    return Promise.resolve(isThere ? { status: 200, body: request } : { status: 404, body: missing });
  };
  const view = await render({ url, fetchJson, locale: 'en' });
  const content = document.createElement('div');
  content.innerHTML = view.html;
  return { ...view, asked, content };
}

it('RFQ-09: a request comes with its quotes, and is kept by nobody', async () => {
  const { status, content, head, asked, chunks, maxAgeSeconds } = await firstScreen(
    `/request/${TOKEN}`,
    quotedRequestOf(),
  );
  expect(status).toBe(200);
  expect(within(content).getByRole('heading', { level: 1 })).toHaveTextContent('Lisbon, Portugal');
  expect(within(content).getByRole('table')).toHaveTextContent('$505.00');
  expect(asked).toEqual([OWN]);
  expect(chunks).toEqual(['own-request']);
  // Without a canonical address search engines keep no page, and no title tells what somebody asked for.
  expect(head).toEqual({ title: 'Your request | Atoll' });
  expect(maxAgeSeconds).toBe(0);
});

it('RFQ-09: times are in UTC until the reader’s own zone is known', async () => {
  const request = quotedRequestOf();
  const [invitation] = request.invitations;
  const waiting = { ...request, invitations: invitation ? [{ ...invitation, state: 'sent' as const }] : [] };
  const { content } = await firstScreen(`/request/${TOKEN}`, waiting);
  expect(within(content).getByText(/UTC$/).textContent).toBe(
    `${weekdayAndDay(invitation?.answerBy.slice(0, 10) ?? '', null)}, ${invitation?.answerBy.slice(11, 16)} UTC`,
  );
});

it('RFQ-01: an unknown link is not found', async () => {
  const { status, content, head, maxAgeSeconds } = await firstScreen('/request/unknown', null);
  expect(status).toBe(404);
  expect(within(content).getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(head).toEqual({ title: 'Page Not Found | Atoll' });
  expect(maxAgeSeconds).toBe(0);
});

it('RFQ-02: the page of the form says what it is, and that it needs JavaScript', async () => {
  const { status, content, head, asked } = await firstScreen('/request?agents=1', null);
  expect(status).toBe(200);
  expect(within(content).getByRole('heading', { level: 1 })).toHaveTextContent('Ask agents for a quote');
  expect(within(content).getByText(/^This form needs JavaScript/)).toHaveAttribute('data-without-script');
  expect(within(content).queryByRole('form', { name: 'Ask agents for a quote' })).toBeNull();
  expect(head).toMatchObject({ title: 'Ask travel agents | Atoll', canonical: '/request' });
  expect(asked).toEqual([]);
});

it('RFQ-09: the browser takes a request over as the server drew it, then says times in the reader’s own zone', async () => {
  const request = quotedRequestOf({ status: 'sent', quotes: [] });
  const [invitation, ...others] = request.invitations;
  if (invitation)
    world.request = { ...request, invitations: [{ ...invitation, state: 'opened' }, ...others] };
  const url = `/request/${TOKEN}`;
  const { html, state } = await firstScreen(url, world.request);
  window.history.replaceState(null, '', url);
  const slot = document.createElement('div');
  slot.dataset['server'] = 'true';
  slot.innerHTML = html;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = STATE_BLOCK_ID;
  block.textContent = JSON.stringify({ 'mfe-directory': state });
  document.body.append(slot, block);
  const time = within(slot).getByText(/UTC$/);

  const lifecycle = {
    store: createAtollStore(),
    slotGetter: () => slot,
    name: 'mfe-directory',
    singleSpa: {},
  };
  const props = lifecycle as unknown as Parameters<typeof mount>[0];
  for (const step of bootstrap) await step(props);
  let mounted: Promise<unknown> = Promise.resolve();
  await act(async () => {
    mounted = mount(props);
    await Promise.resolve();
  });
  await mounted;
  const waiting = await screen.findByText(/Has until/);
  expect(waiting).toContainElement(time);
  expect(time).not.toHaveTextContent(/UTC$/);
  // What hydration has to mend is reported to the API.
  expect(askedOfApi.map(({ path }) => path)).not.toContain('/api/client-errors');
});
