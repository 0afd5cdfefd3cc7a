import type { Registry } from '@atoll/contracts/registry';
import { hintOnIntent } from './remote-hints';

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

const hints = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

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
