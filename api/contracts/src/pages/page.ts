import type { RemoteName } from '../registry';
import type { Param } from './params';

export type Role = 'traveler' | 'agent' | 'hotel' | 'admin';

type Params = Readonly<Record<string, Param<never>>>;
type AnyParams = Readonly<Record<string, unknown>>;

/** What the URL of a page says, as values. */
export type PageState<P> = { readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never };

/**
 * A page of the site, described once. The router, the page cache, the titles, the browser's reading and writing of its
 * URL and the form without JavaScript all derive from it.
 */
export interface Page<P = AnyParams> {
  /** The path, with `:name` for what varies; a segment may begin with letters: `/why-:product`. */
  readonly pattern: string;
  /** The only values of what varies first, where those are words of ours; like the pattern's they are read in any case. */
  readonly words?: readonly string[];
  /** Who renders it. */
  readonly app: RemoteName | 'shell';
  /** Who may see it. */
  readonly access: 'public' | readonly Role[];
  /** True where a hotel needs a complete, approved profile besides (C12). */
  readonly needsVerifiedHotel?: boolean;
  /** The page that this one is another address of. */
  readonly movedTo?: string;
  /** Whether the server keeps its document for the next visitor. Only public pages are ever kept. */
  readonly cache: 'kept' | 'never';
  /** The document's title before anything is known of what the page shows; without the site's name. */
  readonly title: string;
  /** Every parameter that the page reads; whatever else a link carries makes no other page. */
  readonly params: P;
  /** Where the page leads at once for some parameters (303, never kept): a path of the site, or null. */
  readonly redirect?: {
    readonly params: readonly string[];
    readonly to: (query: URLSearchParams) => string | null;
  };
  /** The parameter of a form without JavaScript that holds a typed place, which the server looks up. */
  readonly typedPlace?: string;
  /** True where the query is a secret: it stands in no log, no referrer and no page view. */
  readonly hasSecretQuery?: boolean;
  /** True where the path is a secret: it stands in no index, no log, no referrer and no page view. */
  readonly hasSecretPath?: boolean;
}

/** Checks a page's parameters against their values; gives it back as it is. */
export function definePage<const P extends AnyParams>(page: Page<P>): Page<P> {
  return page;
}

function entries<P>({ params }: Page<P>): [string, Param<unknown>][] {
  return Object.entries(params as Params) as unknown as [string, Param<unknown>][];
}

/** What a query says about a page; each parameter that is missing or makes no sense is its fallback. */
export function readQuery<P>(page: Page<P>, query: URLSearchParams): PageState<P> {
  return Object.fromEntries(
    entries(page).map(([name, { read }]) => [name, read(query.get(name))]),
  ) as PageState<P>;
}

/** The query of a page's state, its parameters in the page's order and without those that say the default. */
export function writeQuery<P>(page: Page<P>, state: PageState<P>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, { write }] of entries(page)) {
    const text = write((state as Record<string, unknown>)[name]);
    if (text !== null) query.set(name, text);
  }
  return query;
}

/** What of a query the server's first screen depends on, as it is kept: normalised, in the page's order. */
export function firstScreenQuery<P>(page: Page<P>, query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, { read, write, fallback, isFirstScreen }] of entries(page)) {
    const value = read(query.get(name));
    const text = isFirstScreen && value !== fallback ? write(value) : null;
    if (text !== null) kept.set(name, text);
  }
  return kept;
}

/** A link to a page whose path does not vary: its defaults, and what is changed of them. */
export function pageHref<P>(page: Page<P>, change: Partial<PageState<P>> = {}): string {
  const state = { ...readQuery(page, new URLSearchParams()), ...change };
  const query = firstScreenQuery(page, writeQuery(page, state)).toString();
  return query === '' ? page.pattern : `${page.pattern}?${query}`;
}
