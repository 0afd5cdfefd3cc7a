import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { RegistryEntry } from '@atoll/contracts/registry';
import type { RenderResult } from '@atoll/contracts/rendering';
import { criticalCss, prepareSheet, tokensOf, type PreparedSheet } from './critical-css';
import { withChunks } from './document-registry';

/** Style rules as they stand in a document, and the address of the sheet that they are from. */
export interface InlineStyle {
  readonly href: string;
  readonly source: string;
  /** A media query; without one the rules hold everywhere. */
  readonly media?: string;
}

/** A first screen, and the names of the chunks that it is made with besides those of the first page. */
type StyledScreen = Pick<RenderResult, 'html' | 'chunks'>;

export interface StyleSheets {
  /** The shell's whole style sheets by address (`/assets/…`): they are small, and every page needs them. */
  readonly ofShell: (addresses: readonly string[]) => Promise<InlineStyle[]>;
  /** What a first screen uses of the sheets of the shell's later code; the browser fetches them with that code. */
  readonly ofShellLater: (addresses: readonly string[], html: string) => Promise<InlineStyle[]>;
  /**
   * What a first screen uses of a release's style sheets. The browser fetches the sheets themselves when it starts
   * the remote.
   */
  readonly ofRelease: (entry: RegistryEntry, screen: StyledScreen) => Promise<InlineStyle[]>;
}

const REMEMBERED_MAX = 100;
const RELEASES = '/releases/';

/**
 * The sheets of a remote's first page, then those of the chunks: each chunk brings its own copy of the kit's rules, and a
 * document needs one. A release that names no chunks gets the sheets of all.
 */
function sheetsOf(entry: RegistryEntry, chunks: readonly string[] | undefined): string[] {
  const later = chunks ? (withChunks(entry, chunks).chunks ?? []) : Object.keys(entry.integrity);
  const addresses = new Set([...entry.preload, ...later]);
  return [...addresses].filter((href) => href.endsWith('.css') && href.startsWith(RELEASES));
}

const FETCHED_FONT = /@font-face\s*{[^{}]*url\([^{}]*}/g;

/** Text that cannot end the element it stands in. */
function inElement(source: string): string {
  return source.replaceAll('</', '<\\/');
}

/**
 * The screens that ask for the fonts at once. The inline loader fetches them for the others when the first screen is
 * painted (`shell/src/start/later-fonts.ts`): asking for them costs a phone a tenth of the time to its first words, which
 * stand there in the fonts' stand-ins either way.
 */
const FONTS_AT_ONCE = '(min-width:641px)';

/** A sheet's rules, and its fonts apart from them: to read two rules of many would make an object of each. */
function withLaterFonts(href: string, sheet: string): InlineStyle[] {
  const fonts = sheet.match(FETCHED_FONT) ?? [];
  const rules = { href, source: inElement(sheet.replace(FETCHED_FONT, '')) };
  return fonts.length > 0
    ? [rules, { href, source: inElement(fonts.join('')), media: FONTS_AT_ONCE }]
    : [rules];
}

/** Reads style sheets for inlining. Their addresses carry their content's hash, so each is read once. */
export function createStyleSheets(shellDir: string, releasesDir: string): StyleSheets {
  const whole = new LRUCache<string, InlineStyle[]>({ max: REMEMBERED_MAX });
  const prepared = new LRUCache<string, PreparedSheet>({ max: REMEMBERED_MAX });

  async function shellSheet(href: string): Promise<InlineStyle[]> {
    const known = whole.get(href);
    if (known) return known;
    const styles = withLaterFonts(href, await readFile(join(shellDir, href), 'utf8'));
    whole.set(href, styles);
    return styles;
  }

  function fileOf(href: string): string {
    return href.startsWith(RELEASES) ? join(releasesDir, href.slice(RELEASES.length)) : join(shellDir, href);
  }

  async function preparedSheet(href: string): Promise<PreparedSheet> {
    const known = prepared.get(href);
    if (known) return known;
    const sheet = prepareSheet(await readFile(fileOf(href), 'utf8'));
    prepared.set(href, sheet);
    return sheet;
  }

  /** What the elements of this HTML use of these sheets. */
  async function used(addresses: readonly string[], html: string): Promise<InlineStyle[]> {
    const tokens = tokensOf(html);
    const styles = await Promise.all(
      addresses.map(async (href) => ({
        href,
        source: inElement(criticalCss(await preparedSheet(href), tokens)),
      })),
    );
    return styles.filter(({ source }) => source !== '');
  }

  return {
    ofShell: async (addresses) => (await Promise.all(addresses.map(shellSheet))).flat(),
    ofShellLater: used,
    ofRelease: (entry, { html, chunks }) => used(sheetsOf(entry, chunks), html),
  };
}
