import type { PageContent } from '@atoll/contracts/managed-page';
import { MANAGED_SLUG } from '@atoll/contracts/managed-page-rules';

/** What is wrong with a page, by its fields. */
export function pageProblems({ title, slug }: PageContent): Record<string, string> {
  return {
    ...(title.trim() === '' && { title: 'Say what the page is called' }),
    ...(!MANAGED_SLUG.test(slug) && {
      slug: 'Write small letters, digits and hyphens, such as travel-tips',
    }),
  };
}
