import { definePage } from './page';

/** What a mailed link may have left on the front page: it belongs to the page that uses it up (HOM-02, C38). */
const TOKEN_PARAMS = ['code', 'token_hash'] as const;

function callbackPath(query: URLSearchParams): string | null {
  const tokens = TOKEN_PARAMS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  if (tokens.length === 0) return null;
  const callback = new URLSearchParams([...tokens, ['type', 'recovery'], ['next', '/reset-password']]);
  return `/auth/callback?${callback.toString()}`;
}

/** The front page. */
export const homePage = definePage({
  pattern: '/',
  app: 'shell',
  access: 'public',
  cache: 'kept',
  title: 'Atoll: go with someone who knows the way',
  redirect: { params: TOKEN_PARAMS, to: callbackPath },
  params: {},
});
