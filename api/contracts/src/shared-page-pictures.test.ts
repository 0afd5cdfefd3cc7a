import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTS, whyHref } from './pages/marketing.page';
import { SHARED_PAGES, sharedPageOf, sharedPagePicture } from './shared-page-pictures';

const PATHS = [
  ...['/', '/hotels', '/tours', '/map', '/expo', '/destinations', '/travel-agents'],
  ...PRODUCTS.map(whyHref),
];

it.each(PATHS)('SEO-08: the page at %s has a picture for shared links', (path) => {
  expect(sharedPagePicture(path)).toMatch(/^\/media\/og\/page\/[a-z-]+\.png\?v=/);
});

it('SEO-08: no other page has one, and no two show the same', () => {
  for (const path of ['/login', '/hotels/paris', '/constructor', '/..'])
    expect(sharedPagePicture(path)).toBeNull();
  expect(sharedPagePicture('/hotels?city=Paris')).toBe(sharedPagePicture('/hotels'));
  const drawings = Object.values(SHARED_PAGES).map(({ drawing }) => drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(Object.keys(SHARED_PAGES))('SEO-08: the drawing of /%s is there', (key) => {
  const { drawing } = sharedPageOf(key || 'home') ?? { drawing: '' };
  expect(existsSync(join(import.meta.dirname, `../../artwork/${drawing}.svg`))).toBe(true);
});
