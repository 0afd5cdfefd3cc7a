import { createHttpClient } from '../../shared/http-client/http-client';
import { UNWATCHED, type VendorWatch } from '../../shared/http-client/vendor-watch';
import type { CdnConfig } from './cdn.config';

/** A CDN as the product knows it: forgets every page with one of these tags. Throws where it does not say that it did. */
export type PurgeTags = (tags: readonly string[]) => Promise<void>;

const PURGE_TIMEOUT_MS = 5_000;
const ANSWER_BYTES = 100_000;

/** Any CDN with the body that Cloudflare takes; null where none is configured. */
export function createPurgeTags(
  { CDN_PURGE_URL: baseUrl, CDN_PURGE_TOKEN: token }: CdnConfig,
  watch: VendorWatch = UNWATCHED,
): PurgeTags | null {
  if (baseUrl === '') return null;
  const client = createHttpClient({ baseUrl, timeoutMs: PURGE_TIMEOUT_MS, maxBytes: ANSWER_BYTES, watch });
  return async (tags) => {
    await client.json({
      method: 'POST',
      path: '',
      headers: { authorization: `Bearer ${token}` },
      json: { tags },
      // To forget twice what is forgotten does no harm.
      idempotent: true,
    });
  };
}
