import { definePage } from './page';

/** The public page of a house with an account: `/house/{name}-{city}-{id}`; addresses with an earlier name lead there. */
export const housePage = definePage({
  pattern: '/house/:slug',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'House',
  params: {},
});

/** The path of a house's public page. */
export function houseHref(slug: string): string {
  return `/house/${slug}`;
}
