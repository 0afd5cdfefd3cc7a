import { readQuery, writeQuery, type PageState } from './page';
import { requestFormPage } from './request-form.page';

/** What is known of a request before anybody types: what a link to its form says, and what only the open page tells. */
export type KnownRequest = Partial<PageState<typeof requestFormPage.params>> & {
  /** In years, null where the age was not said: no part of an address, which others may read. */
  readonly childAges?: readonly (number | null)[];
};

/** What is known of a request, as the query of its form. */
export function requestQuery(known: KnownRequest): URLSearchParams {
  return writeQuery(requestFormPage, { ...readQuery(requestFormPage, new URLSearchParams()), ...known });
}

/** The form with what is known of the request; `pageHref` would leave out what only browsers read. */
export function requestHref(known: KnownRequest): string {
  const query = requestQuery(known).toString();
  return query === '' ? requestFormPage.pattern : `${requestFormPage.pattern}?${query}`;
}
