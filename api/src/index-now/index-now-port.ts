import type { IndexNowBody } from '@atoll/contracts/index-now-rules';
import { request } from 'undici';
import { UNWATCHED, type VendorWatch } from '../shared/http-client/vendor-watch';

/** Search engines as the product knows them: submits addresses, and tells the status. Throws where nobody answers. */
export type SubmitUrls = (body: IndexNowBody) => Promise<number>;

const TIMEOUT_MS = 15_000;

/** IndexNow over HTTP. Its answers have no body that matters. */
export function createSubmitUrls(endpoint: string, watch: VendorWatch = UNWATCHED): SubmitUrls {
  return async ({ host, key, keyLocation, urlList }) => {
    const answer = await watch.attempt(() =>
      request(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host, key, keyLocation, urlList }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    await answer.body.dump();
    return answer.statusCode;
  };
}
