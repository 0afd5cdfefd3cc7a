import type { Registry, RegistryEntry } from '@atoll/contracts/registry';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginOverrides } from './override-session';
import { storedOverrides } from './stored-overrides';

const RUNNING = '0123456789abcdef';
const OTHER = 'fedcba9876543210';

function entryOf(hash: string): RegistryEntry {
  const base = `/releases/mfe-tours/${hash}`;
  return {
    name: 'mfe-tours',
    hash,
    version: '0.1.0',
    contract: '1.0.0',
    entry: `${base}/remoteEntry.js`,
    manifest: `${base}/mf-manifest.json`,
    preload: [],
    integrity: { [`${base}/remoteEntry.js`]: 'sha384-x' },
  };
}

const registry: Registry = { apps: [entryOf(RUNNING)] };
const reload = jest.fn();

function open(search: string, trustedOrigins: string[] = []): void {
  window.history.replaceState(null, '', `/tours${search}`);
  const settings = { production: trustedOrigins.length === 0, analytics: false, trustedOrigins };
  document.body.innerHTML = `
    <style data-sheet="/releases/mfe-tours/${RUNNING}/a.css">.old {}</style>
    <div id="slot-mfe-tours" data-server="true"><h1>From the server</h1></div>
    <script type="application/json" id="atoll-settings">${JSON.stringify(settings)}</script>`;
}

async function begin(): Promise<RegistryEntry | undefined> {
  const own = await act(() => beginOverrides(registry, reload));
  return own.apps.find(({ name }) => name === 'mfe-tours');
}

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const isOther = address === `/api/releases/mfe-tours/${OTHER}`;
    return Promise.resolve(isOther ? Response.json(entryOf(OTHER)) : new Response(null, { status: 404 }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('PLT-05: accepted on an address that begins like another site, the page stays on this one', async () => {
  open('');
  window.history.replaceState(
    null,
    '',
    `${window.location.origin}//evil.example/tours?mfe-override=mfe-tours@${OTHER}`,
  );
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Use this build' }));
  expect(reload).toHaveBeenCalledWith('/evil.example/tours');
});

it('PLT-05: a link asks first; accepted, the override is kept and the page loads again without the question', async () => {
  open(`?mfe-override=mfe-tours@${OTHER}&city=Paris`);
  expect((await begin())?.hash).toBe(RUNNING);
  expect(storedOverrides()).toEqual({});
  expect(screen.getByRole('dialog', { name: /another build of mfe-tours/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use this build' }));
  expect(storedOverrides()).toEqual({ 'mfe-tours': `/releases/mfe-tours/${OTHER}/mf-manifest.json` });
  expect(reload).toHaveBeenCalledWith('/tours?city=Paris');
});

it('PLT-05: declined, nothing is kept and the address asks no more', async () => {
  open(`?mfe-override=mfe-tours@${OTHER}`);
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Keep what everybody gets' }));
  expect(storedOverrides()).toEqual({});
  expect(window.location.search).toBe('');
  expect(reload).not.toHaveBeenCalled();
});

it('PLT-05: a kept override runs with its own integrity under a badge that removes it', async () => {
  localStorage.setItem(
    'mfe-overrides',
    JSON.stringify({ 'mfe-tours': `/releases/mfe-tours/${OTHER}/mf-manifest.json` }),
  );
  open('');
  expect(await begin()).toEqual(entryOf(OTHER));
  // What the server rendered from the other release is gone, styles included.
  expect(document.getElementById('slot-mfe-tours')).toBeEmptyDOMElement();
  expect(document.querySelector('style')).toBeNull();
  expect(screen.getByText(`Override: mfe-tours@${OTHER}`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the override of mfe-tours' }));
  expect(storedOverrides()).toEqual({});
  expect(reload).toHaveBeenCalledWith('/tours');
});

it('a release that is gone leaves the registry’s own running, and the badge says so', async () => {
  const gone = '00000000000000aa';
  localStorage.setItem(
    'mfe-overrides',
    JSON.stringify({ 'mfe-tours': `/releases/mfe-tours/${gone}/mf-manifest.json` }),
  );
  open('');
  expect((await begin())?.hash).toBe(RUNNING);
  expect(screen.getByText(`mfe-tours@${gone} is not there`)).toBeVisible();
  expect(document.getElementById('slot-mfe-tours')).not.toBeEmptyDOMElement();
});

it('PLT-05: outside production a dev server on a trusted origin may stand in', async () => {
  open('?mfe-override=mfe-tours@http://localhost:5173', ['http://localhost:5173']);
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Use this build' }));
  expect(storedOverrides()).toEqual({ 'mfe-tours': 'http://localhost:5173/mf-manifest.json' });
  expect((await begin())?.manifest).toBe('http://localhost:5173/mf-manifest.json');
});

it.each([
  'mfe-tours@http://localhost:5173',
  'mfe-tours@https://evil.example/mf-manifest.json',
  'mfe-tours@javascript:alert(1)',
  'mfe-casino@0123456789abcdef',
  'mfe-tours@../../evil',
  'mfe-tours',
])('PLT-05: production does not even ask for %s', async (asked) => {
  open(`?mfe-override=${encodeURIComponent(asked)}`);
  await begin();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(window.location.search).toBe('');
  });
});

it.each([
  ['another origin', { 'mfe-tours': 'https://evil.example/mf-manifest.json' }],
  ['another app', { '(': 'x', 'mfe-casino': `/releases/mfe-casino/${OTHER}/mf-manifest.json` }],
  ['another app’s release', { 'mfe-tours': `/releases/mfe-hotels/${OTHER}/mf-manifest.json` }],
])('PLT-05: what somebody wrote into storage for %s is not used, and is removed', async (_name, stored) => {
  localStorage.setItem('mfe-overrides', JSON.stringify(stored));
  open('');
  expect((await begin())?.hash).toBe(RUNNING);
  expect(storedOverrides()).toEqual({});
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it.each(['{', '[1]', 'null', '"text"'])('storage that holds %s overrides nothing', (text) => {
  localStorage.setItem('mfe-overrides', text);
  expect(storedOverrides()).toEqual({});
});
