import type { ProviderAnswer, ProviderRequest } from '../server/http-message';
import type { Provider } from '../server/provider-server';

const MESSAGES: Readonly<Record<number, readonly [string, string]>> = {
  400: ['InvalidRequestParameters', 'Invalid request: the format of the body is not valid.'],
  403: ['SiteVerificationNotCompleted', 'Site Verification is not completed. Please retry after some time.'],
  404: ['NotFound', 'There is nothing at this address.'],
  422: ['InvalidUrls', 'The URLs do not belong to the host, or the key does not match the schema.'],
  429: ['TooManyRequests', 'Too many requests: potential spam.'],
};

function failure(status: number) {
  const [code, message] = MESSAGES[status] ?? ['InternalError', 'Internal server error'];
  return { code, message, details: null };
}
const refused = (status: number): ProviderAnswer => ({ status, body: failure(status) });

interface Submission {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

function isSubmission(body: unknown): body is Submission {
  if (typeof body !== 'object' || body === null) return false;
  const { host, key, keyLocation, urlList } = body as Record<string, unknown>;
  const areTexts = [host, key, keyLocation].every((text) => typeof text === 'string' && text !== '');
  return areTexts && Array.isArray(urlList) && urlList.length > 0 && urlList.length <= 10_000;
}

const isOn = (url: unknown, host: string) =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).host === host;

const KEY_FILE_MS = 2_000;

/** Null where the file cannot be read now, as on a site that is not on the network: then the answer is 202. */
async function keyFileOf({ keyLocation }: Submission): Promise<string | null> {
  // A stand-in asks nobody but sites of this machine.
  if (!['localhost', '127.0.0.1'].includes(new URL(keyLocation).hostname)) return null;
  try {
    const answer = await fetch(keyLocation, {
      redirect: 'error',
      signal: AbortSignal.timeout(KEY_FILE_MS),
    });
    return answer.ok ? (await answer.text()).trim() : '';
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

async function submit(body: unknown): Promise<ProviderAnswer> {
  if (!isSubmission(body)) return refused(400);
  const { host, key, keyLocation, urlList } = body;
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) return refused(422);
  if (![keyLocation, ...urlList].every((url) => isOn(url, host))) return refused(422);
  const found = await keyFileOf(body);
  if (found !== null && found !== key) return refused(403);
  return { status: found === null ? 202 : 200, body: null };
}

/** IndexNow as its protocol says: it takes addresses of a host whose key file says that the sender may. */
export function createIndexNowProvider(): Provider {
  return {
    name: 'IndexNow',
    contentType: 'application/json',
    failureBody: failure,
    answer: async ({ method, path, body }: ProviderRequest) =>
      method === 'POST' && path === '/indexnow' ? submit(body) : refused(404),
  };
}
