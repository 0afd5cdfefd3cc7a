import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';
import { ICON_LIST } from './icon-list';
import { iconShapes as spriteShapes } from './icon-shapes';

const { readFileSync } = jest.requireActual<{ readFileSync(path: string, encoding: 'utf8'): string }>(
  'node:fs',
);
declare const __dirname: string;
const sprite = readFileSync(`${__dirname}/icons.svg`, 'utf8');
const symbols = new Set(Array.from(sprite.matchAll(/<symbol id="i-([^"]+)"/g), ([, name]) => name));

it('has a drawing in the sprite for every name, and no drawing without a name', () => {
  expect([...symbols].sort()).toEqual([...ICON_LIST].sort());
});

it('keeps script, style and links to other sites out of the sprite', () => {
  expect(sprite).not.toMatch(/<script|style=|href=|on\w+=/);
});

it('writes the drawing itself on the server, the same as the sprite has', () => {
  const view = renderToStaticMarkup(<Icon name="star-filled" />);
  const [, drawing = ''] = /<symbol id="i-star-filled"[^>]*>(.*?)<\/symbol>/.exec(sprite) ?? [];
  expect(drawing).toContain('<path');
  expect(view).toContain(drawing);
  expect(view).toContain('aria-hidden="true"');
  expect(view).toContain('class="icon m filled"');
});

it('draws from the sprite of its own origin in the browser', () => {
  expect(spriteShapes('star-filled')).toBe('<use href="/assets/icons.svg#i-star-filled"/>');
});

it('keeps what the server wrote when the browser takes the page over', async () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const slot = document.createElement('div');
  slot.innerHTML = '<svg class="icon m" viewBox="0 0 24 24" aria-hidden="true"><path d="M1 1"></path></svg>';
  await act(async () => {
    hydrateRoot(slot, <Icon name="home" />);
  });
  expect(slot.querySelector('path')).toHaveAttribute('d', 'M1 1');
  expect(warn).not.toHaveBeenCalled();
});
