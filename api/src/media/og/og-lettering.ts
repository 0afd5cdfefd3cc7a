import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import satori, { type Font } from 'satori';
import { OG_PICTURE_HEIGHT as height, OG_PICTURE_WIDTH as width } from '@atoll/contracts/og-picture';
import type { OgSubject } from './og-subject';

const FAMILY = 'Bricolage Grotesque';
/** The alphabets of names in the directory, which the font has one file each for. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese'];
/** Longer titles are set smaller, so that they stay on three lines. */
const LONG_TITLE = 24;

const packageDir = dirname(
  createRequire(import.meta.url).resolve('@fontsource/bricolage-grotesque/package.json'),
);
let fonts: Font[] | undefined;

function readFonts(): Font[] {
  fonts ??= ALPHABETS.map((alphabet) => ({
    // A letter that one file lacks is looked for in the next.
    name: alphabet === ALPHABETS[0] ? FAMILY : `${FAMILY} ${alphabet}`,
    data: readFileSync(join(packageDir, 'files', `bricolage-grotesque-${alphabet}-700-normal.woff`)),
    weight: 700,
    style: 'normal',
  }));
  return fonts;
}

interface Box {
  readonly type: 'div';
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: string | readonly Box[];
  };
}

function box(style: Readonly<Record<string, string | number>>, children: string | readonly Box[]): Box {
  return { type: 'div', props: { style, children } };
}

/** The words of a picture as an SVG of outlines, over a shade that keeps them readable on any drawing. */
export function ogLettering({ title, line }: Pick<OgSubject, 'title' | 'line'>): Promise<string> {
  const drawing = box(
    {
      width,
      height,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      padding: 64,
      boxSizing: 'border-box',
      color: '#ffffff',
      fontFamily: [FAMILY, ...ALPHABETS.slice(1).map((alphabet) => `${FAMILY} ${alphabet}`)].join(', '),
      backgroundImage:
        'linear-gradient(to top, rgba(5, 30, 38, 0.92) 0%, rgba(5, 30, 38, 0.7) 45%, rgba(5, 30, 38, 0) 100%)',
    },
    [
      box({ fontSize: title.length > LONG_TITLE ? 72 : 104, lineHeight: 1.05 }, title),
      box({ fontSize: 36, marginTop: 20 }, line),
      box({ fontSize: 30, marginTop: 28, color: '#8fe3dc' }, 'Atoll'),
    ],
  );
  // satori takes React's elements, of which it reads nothing but type and props.
  return satori(drawing as unknown as Parameters<typeof satori>[0], { width, height, fonts: readFonts() });
}
