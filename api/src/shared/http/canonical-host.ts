import type { FastifyInstance } from 'fastify';

/** Says whether a Host header names the `www.` twin of the site's address. */
export function wwwHosts(publicUrl: string): (host: string | undefined) => boolean {
  const wwwHost = `www.${new URL(publicUrl).host}`;
  return (host) => host?.toLowerCase() === wwwHost;
}

/** Sends `www.` visitors to the bare domain, path and query kept, so that the site has one address (SEO-09). */
export function redirectFromWww(app: FastifyInstance, publicUrl: string): void {
  const isWww = wwwHosts(publicUrl);
  app.addHook('onRequest', (request, reply, next) => {
    if (isWww(request.headers.host)) reply.redirect(publicUrl + request.url, 301);
    else next();
  });
}
