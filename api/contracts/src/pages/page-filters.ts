import { readQuery, writeQuery, type Page, type PageState } from './page';

/** Some parameters of a page that narrow its results, as values. */
export type FiltersOf<P, Name extends keyof P> = Pick<PageState<P>, Name>;

export interface PageFilters<P, Name extends keyof P> {
  /** Those that narrow nothing: the parameters' defaults. */
  readonly none: FiltersOf<P, Name>;
  /** The filters that the URL of the page says. */
  readonly of: (state: FiltersOf<P, Name>) => FiltersOf<P, Name>;
  /** The filters in the words of the URL, by name; those that narrow nothing are left out. */
  readonly query: (filters: FiltersOf<P, Name>) => Record<string, string>;
}

/** The parameters of a page that are its filters. */
export function pageFilters<P, Name extends keyof P & string>(
  page: Page<P>,
  names: readonly Name[],
): PageFilters<P, Name> {
  const defaults = readQuery(page, new URLSearchParams());
  const of = (state: FiltersOf<P, Name>) =>
    Object.fromEntries(names.map((name) => [name, state[name]])) as FiltersOf<P, Name>;
  return {
    none: of(defaults),
    of,
    query: (filters) => {
      const query = [...writeQuery(page, { ...defaults, ...filters })];
      return Object.fromEntries(query.filter(([name]) => names.some((one) => one === name)));
    },
  };
}
