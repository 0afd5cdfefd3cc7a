import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';
import { ICON_LIST } from './icon-list';
import { ICON_NAMES } from './icon-names';

const { readFileSync } = jest.requireActual<{ readFileSync(path: string, encoding: 'utf8'): string }>(
  'node:fs',
);
declare const __dirname: string;
const sprite = readFileSync(`${__dirname}/icons.svg`, 'utf8');
const symbols = new Set(Array.from(sprite.matchAll(/<symbol id="i-([^"]+)"/g), ([, name]) => name));

it('has a drawing in the sprite for every name, and no drawing without a name', () => {
  expect([...symbols].sort()).toEqual([...ICON_NAMES].sort());
  expect([...ICON_NAMES].sort()).toEqual([...ICON_LIST].sort());
});

it('keeps script, style and links to other sites out of the sprite', () => {
  expect(sprite).not.toMatch(/<script|style=|href=|on\w+=/);
});

it('draws from the sprite of its own origin and stays silent', () => {
  const view = renderToStaticMarkup(<Icon name="star-filled" />);
  expect(view).toContain('href="/assets/icons.svg#i-star-filled"');
  expect(view).toContain('aria-hidden="true"');
  expect(view).toContain('class="icon m filled"');
});
