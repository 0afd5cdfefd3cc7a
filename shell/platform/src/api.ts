import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { toAppError, type AppError } from './app-error';

interface Request {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly params?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

function addressOf({ url, params = {} }: Request): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? url : `${url}?${query}`;
}

/** Asks the site's own origin, the only one that the browser ever calls (PRV-17). */
const baseQuery: BaseQueryFn<string | Request, unknown, AppError> = async (args, { signal }) => {
  const request: Request = typeof args === 'string' ? { url: args } : args;
  try {
    const response = await fetch(addressOf(request), {
      method: request.method ?? 'GET',
      signal,
      headers: {
        accept: 'application/json',
        ...(request.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    });
    const body: unknown = response.status === 204 ? null : await response.json();
    return response.ok ? { data: body } : { error: toAppError(body, response.status) };
  } catch (problem) {
    return { error: toAppError(problem) };
  }
};

/** The one empty API: every remote injects its endpoints; entries are tagged `list` or by id. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Hotel', 'HotelOffers', 'Place', 'Activity'],
  endpoints: () => ({}),
});
