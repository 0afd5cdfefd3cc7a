import type { Registry } from '@atoll/contracts/registry';
import { fetchAhead } from './fetch-ahead';
import { hintOnIntent, onLinkPressed, prefetchNext } from './remote-hints';

const folder = '/releases/mfe-hotels/0123456789abcdef';
const REGISTRY: Registry = {
  apps: [
    {
      name: 'mfe-hotels',
      hash: '0123456789abcdef',
      version: '1.0.0',
      contract: '1.0.0',
      entry: `${folder}/entry.js`,
      manifest: `${folder}/mf-manifest.json`,
      preload: [`${folder}/entry.js`, `${folder}/app.css`],
      integrity: { [`${folder}/entry.js`]: 'sha384-abc' },
    },
  ],
};

const hints = (rel = 'preload') => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];

beforeEach(() => document.head.replaceChildren());

it('fetches a remote, unrun, once somebody points at a link to one of its pages', () => {
  document.body.innerHTML =
    '<a href="/login">Login</a><a href="https://elsewhere.example/hotels">Other</a><a href="/hotels"><b>Hotels</b></a>';
  hintOnIntent(REGISTRY);
  const [login, elsewhere, hotels] = document.querySelectorAll('a');
  login?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  elsewhere?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(hints()).toEqual([]);
  hotels?.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  hotels?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(hints().map((link) => [link.getAttribute('href'), link.getAttribute('as')])).toEqual([
    [`${folder}/entry.js`, 'script'],
    [`${folder}/app.css`, 'style'],
  ]);
  // Equal to what the scripts are fetched with later, or they would be fetched twice.
  expect(hints()[0]).toHaveAttribute('crossorigin', 'anonymous');
  expect(hints()[0]).toHaveAttribute('integrity', 'sha384-abc');
});

it('fetches the chunks of a page as the remote itself asks for them: with neither CORS nor integrity', () => {
  const [entry] = REGISTRY.apps;
  const chunk = `${folder}/results.12ab.js`;
  fetchAhead({ ...entry!, integrity: { ...entry!.integrity, [chunk]: 'sha384-def' }, chunks: [chunk] });
  const [link] = hints().slice(-1);
  expect(link).toHaveAttribute('href', chunk);
  expect(link).not.toHaveAttribute('crossorigin');
  expect(link).not.toHaveAttribute('integrity');
});

describe('the remote that the page’s form leads to', () => {
  const connect = (connection: object | undefined) =>
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const FORM = '<main><form action="/hotels"></form></main>';
  afterEach(() => connect(undefined));

  it('is fetched ahead, once, as its scripts are asked for later', () => {
    document.body.innerHTML = FORM;
    prefetchNext(REGISTRY);
    prefetchNext(REGISTRY);
    expect(hints('prefetch').map((link) => link.getAttribute('href'))).toEqual([
      `${folder}/entry.js`,
      `${folder}/app.css`,
    ]);
    expect(hints('prefetch')[0]).toHaveAttribute('crossorigin', 'anonymous');
    expect(hints('prefetch')[0]).toHaveAttribute('integrity', 'sha384-abc');
    // What was fetched ahead is not hinted at again.
    document.body.innerHTML = '<a href="/hotels">Hotels</a>';
    hintOnIntent(REGISTRY);
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(hints()).toEqual([]);
  });

  it.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }]])(
    'is not fetched for somebody with %j',
    (connection) => {
      document.body.innerHTML = FORM;
      connect(connection);
      prefetchNext(REGISTRY);
      expect(hints('prefetch')).toEqual([]);
    },
  );

  it('is not fetched from a page that has no form, or whose form stays in the shell', () => {
    document.body.innerHTML = '<main></main>';
    prefetchNext(REGISTRY);
    document.body.innerHTML = '<main><form action="/login"></form></main>';
    prefetchNext(REGISTRY);
    expect(hints('prefetch')).toEqual([]);
  });
});

it('tells of a remote at the press on a link, before the click', () => {
  document.body.innerHTML = '<a href="/login">Login</a><a href="/hotels"><b>Hotels</b></a>';
  const pressed: string[] = [];
  onLinkPressed((app) => pressed.push(app));
  for (const part of document.querySelectorAll('a, b'))
    part.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(pressed).toEqual(['mfe-hotels', 'mfe-hotels']);
});
