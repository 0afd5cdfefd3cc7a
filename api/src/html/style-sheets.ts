import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { RegistryEntry } from '@atoll/contracts/registry';

/** A style sheet as it stands in a document, and the address that it would otherwise be fetched from. */
export interface InlineStyle {
  readonly href: string;
  readonly source: string;
}

export interface StyleSheets {
  /** The shell's style sheets by address (`/assets/…`). */
  readonly ofShell: (addresses: readonly string[]) => Promise<InlineStyle[]>;
  /** The style sheets of a release's first page. */
  readonly ofRelease: (entry: RegistryEntry) => Promise<InlineStyle[]>;
}

const REMEMBERED_MAX = 50;
const RELEASES = '/releases/';

/** Reads style sheets for inlining. Their addresses carry their content's hash, so each is read once. */
export function createStyleSheets(shellDir: string, releasesDir: string): StyleSheets {
  const remembered = new LRUCache<string, InlineStyle>({ max: REMEMBERED_MAX });

  async function read(href: string, file: string): Promise<InlineStyle> {
    const known = remembered.get(href);
    if (known) return known;
    const style = { href, source: (await readFile(file, 'utf8')).replaceAll('</', '<\\/') };
    remembered.set(href, style);
    return style;
  }

  return {
    ofShell: (addresses) => Promise.all(addresses.map((href) => read(href, join(shellDir, href)))),
    ofRelease: ({ preload }) =>
      Promise.all(
        preload
          .filter((href) => href.endsWith('.css') && href.startsWith(RELEASES))
          .map((href) => read(href, join(releasesDir, href.slice(RELEASES.length)))),
      ),
  };
}
