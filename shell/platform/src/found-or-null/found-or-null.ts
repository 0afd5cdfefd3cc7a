import type { AppError } from '@atoll/platform';

type Asked = { data: unknown; error?: undefined } | { data?: undefined; error: AppError };

/**
 * The answer of a query for one thing: null where there is none (404), an answer like any other, which the server can
 * hand on.
 */
export async function foundOrNull<T>(asked: Asked | PromiseLike<Asked>) {
  const { data, error } = await asked;
  if (!error) return { data: data as T };
  return error.kind === 'api' && error.status === 404 ? { data: null } : { error };
}
