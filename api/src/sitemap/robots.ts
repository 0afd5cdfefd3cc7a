/** Areas of signed-in people, and what is no page. Pictures stay open: cards and shared links show them. */
const PRIVATE = [
  '/api/',
  '/management-portal/',
  '/hotel/',
  '/agent/dashboard',
  '/traveler/',
  '/index-now',
  '/chat/',
  '/auth/',
  '/reset-password',
];

/** What search engines are asked to leave out, and where the sitemap is. */
export function robotsText(origin: string): string {
  const rules = PRIVATE.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
