import type { FastifyInstance } from 'fastify';

/** Sends `www.` visitors to the bare domain, path and query kept, so that the site has one address (SEO-09). */
export function redirectFromWww(app: FastifyInstance, publicUrl: string): void {
  const wwwHost = `www.${new URL(publicUrl).host}`;
  app.addHook('onRequest', (request, reply, next) => {
    if (request.headers.host?.toLowerCase() === wwwHost) reply.redirect(publicUrl + request.url, 301);
    else next();
  });
}
