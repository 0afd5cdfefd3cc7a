import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from './sitemap-files';

/** One file of the sitemap as XML. `origin` is the site's own. */
export async function sitemapXml(origin: string, entries: readonly SitemapEntry[]): Promise<string> {
  const links = entries.map(({ path, priority, changefreq }) => ({ url: path, priority, changefreq }));
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  return (await streamToPromise(Readable.from(links).pipe(stream))).toString();
}

/** The index of all files as XML. */
export async function sitemapIndexXml(origin: string, files: readonly string[]): Promise<string> {
  const links = files.map((file) => ({ url: `${origin}/sitemaps/${file}.xml` }));
  return (await streamToPromise(Readable.from(links).pipe(new SitemapIndexStream()))).toString();
}
