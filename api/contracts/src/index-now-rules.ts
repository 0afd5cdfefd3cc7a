/** Letters of a key that the site makes (CON-11). */
export const INDEX_NOW_KEY_LENGTH = 32;
/** The protocol's most addresses in one submission. */
export const SUBMITTED_URLS_MAX = 10_000;
/** Longer than any address that search engines take. */
export const SUBMITTED_URL_MAX_LENGTH = 2_048;
export const SUBMISSIONS_SHOWN = 50;

export const INDEX_NOW_PATHS = {
  own: '/api/admin/index-now',
  submissions: '/api/admin/index-now/submissions',
  sentAgain: '/api/admin/index-now/submissions/:submissionId/send',
  settings: '/api/admin/index-now/settings',
} as const;

/** What IndexNow is sent, by the protocol's names. */
export interface IndexNowBody {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

export type IndexNowProblems = Partial<Record<keyof IndexNowBody, string>>;

/** What the protocol takes: 8 to 128 letters, digits and hyphens. */
const KEY = /^[a-zA-Z0-9-]{8,128}$/;
/** Of an address that a sentence names. */
const SHOWN_LENGTH = 200;

/** A key that nobody can guess: 32 hex digits. */
export function generatedKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(INDEX_NOW_KEY_LENGTH / 2));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function urlOf(text: string): URL | null {
  if (text.length > SUBMITTED_URL_MAX_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

/** A host alone, as addresses write it; null for anything else. */
function hostOf(text: string): string | null {
  if (/[\s/\\?#@]/.test(text)) return null;
  return urlOf(`https://${text}/`)?.host ?? null;
}

const shown = (url: string) => (url.length > SHOWN_LENGTH ? `${url.slice(0, SHOWN_LENGTH)}…` : url);

function problemOfUrl(text: string, typedHost: string): string | null {
  const url = urlOf(text);
  if (!url) return `URL ${shown(text)} is not valid`;
  const host = hostOf(typedHost);
  // Of a wrong host its own field says so: that its addresses are elsewhere is no news.
  const isThere = host === null || url.host === host;
  return isThere ? null : `URL ${shown(text)} does not match the host domain ${typedHost}`;
}

function problemOfHost(host: string): string | null {
  if (host === '') return 'Host is required';
  return hostOf(host) === null ? 'Write the host alone, such as www.example.com' : null;
}

function problemOfKey(key: string): string | null {
  if (key === '') return 'Key is required';
  return KEY.test(key) ? null : 'A key is 8 to 128 letters, digits and hyphens';
}

function problemOfUrls({ urlList, host }: IndexNowBody): string | null {
  if (urlList.length === 0) return 'At least one URL is required';
  if (urlList.length > SUBMITTED_URLS_MAX)
    return `At most 10,000 URLs go in one submission, and these are ${urlList.length.toLocaleString('en')}`;
  for (const url of urlList) {
    const problem = problemOfUrl(url, host);
    if (problem !== null) return problem;
  }
  return null;
}

/** What is wrong with a submission, by its fields in their order; the same in the page and in the API (IDX-02, IDX-03). */
export function indexNowProblems(body: IndexNowBody): IndexNowProblems {
  const { host, key, keyLocation } = body;
  const problems = {
    host: problemOfHost(host),
    key: problemOfKey(key),
    keyLocation: keyLocation === '' ? 'Key location is required' : problemOfUrl(keyLocation, host),
    urlList: problemOfUrls(body),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The addresses of a field with one in each line, each of them once. */
export function urlsOfLines(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== '');
}
