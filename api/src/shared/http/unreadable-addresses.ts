import type { IncomingMessage } from 'node:http';
import { isReadableAddress } from '@atoll/contracts/site-path';
import { asksForPage } from './asks-for-page';

/** An address that no page of the site has. */
const NO_PAGE = '/no-such-page';

/**
 * What Fastify is told was asked for. A browser that asks for a page by an address that the router refuses to read gets
 * the page that says that there is none; whoever asks for data gets the error envelope.
 */
export function readableAddress(request: IncomingMessage): string {
  const { url = '/' } = request;
  return !isReadableAddress(url) && asksForPage(request) ? NO_PAGE : url;
}
