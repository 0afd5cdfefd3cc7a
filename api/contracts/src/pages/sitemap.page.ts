import { definePage } from './page';

/** The sitemap for people (SEO-02). */
export const sitemapPage = definePage({
  pattern: '/sitemap',
  app: 'mfe-directory',
  access: 'public',
  cache: 'kept',
  title: 'Sitemap',
  params: {},
});
