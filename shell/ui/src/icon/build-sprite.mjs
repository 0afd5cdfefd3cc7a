/**
 * Writes `icons.svg` and `icon-drawings.ts` from the icons that Atoll uses. Run `pnpm --filter @atoll/ui icons`
 * after changing `icon-list.ts`. Drawings: @tabler/icons (MIT).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ICON_LIST } from './icon-list';

const here = dirname(fileURLToPath(import.meta.url));
const source = dirname(dirname(fileURLToPath(import.meta.resolve('@tabler/icons/outline/home.svg'))));

/** 'star-filled' is the drawing 'star' in the folder of filled icons. */
function fileOf(name) {
  return name.endsWith('-filled')
    ? join(source, 'filled', `${name.slice(0, -'-filled'.length)}.svg`)
    : join(source, 'outline', `${name}.svg`);
}

/** Strokes that begin at an absolute point are one path as well as several, and one element less each. */
function joined(shapes) {
  const paths = shapes.split(/(?<=\/>)/).map((shape) => /^<path d="(M[^"]*)"\/>$/.exec(shape)?.[1]);
  return paths.every(Boolean) ? `<path d="${paths.join('')}"/>` : shapes;
}

function shapesOf(name) {
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(fileOf(name), 'utf8'))?.[1];
  if (!drawing) throw new Error(`No drawing in ${fileOf(name)}`);
  const shapes = drawing
    .replace(/<path stroke="none" d="M0 0h24v24H0z"[^>]*>/, '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
  return name.endsWith('-filled') ? shapes : joined(shapes);
}

function symbolOf(name) {
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`;
}

const names = [...ICON_LIST].sort();
writeFileSync(
  join(here, 'icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbolOf).join('\n')}\n</svg>\n`,
);
writeFileSync(
  join(here, 'icon-drawings.ts'),
  `// Written by build-sprite.mjs: do not edit.\nimport type { IconName } from './icon-list';\n\n/** SVG shapes on 24 by 24 units. */\nexport const ICON_DRAWINGS: Readonly<Record<IconName, string>> = {\n${names
    .map((name) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${shapesOf(name)}',\n`)
    .join('')}};\n`,
);
