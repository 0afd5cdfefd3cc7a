import type { FetchJson } from '@atoll/contracts/rendering';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { accessToken, refreshSession } from './session/access';
import { toAppError, UnreadableReplyError, type AppError } from './app-error';

interface Request {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly params?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Sent with the access token of whoever is signed in; the answer is theirs alone. */
  readonly signedIn?: boolean;
  /** The version of the record that a change was made from, for `If-Match`. */
  readonly version?: number;
}

function addressOf({ url, params = {} }: Request): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? url : `${url}?${query}`;
}

/** What the store's thunks carry: on the server, the way to the API; in the browser nothing. */
export interface ApiTransport {
  readonly fetchJson: FetchJson;
}

type Dispatch = Parameters<typeof accessToken>[0];

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** An upload keeps its own type; everything else is sent as JSON. */
function bodyOf(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {};
  if (body instanceof Blob || body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableReplyError(response.status);
  }
}

function send(request: Request, signal: AbortSignal, token: string | null): Promise<Response> {
  const { body, headers } = bodyOf(request.body);
  const { version } = request;
  return fetch(addressOf(request), {
    method: request.method ?? 'GET',
    signal,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body ? { body } : {}),
  });
}

/** Sends a request as whoever is signed in; once more where the session was ended or renewed meanwhile. */
async function sendSignedIn(request: Request, signal: AbortSignal, dispatch: Dispatch): Promise<Response> {
  const token = await accessToken(dispatch);
  const response = await send(request, signal, token);
  if (response.status !== 401 || token === null) return response;
  const { state } = await refreshSession(dispatch);
  return state === 'signed-in' ? send(request, signal, await accessToken(dispatch)) : response;
}

async function fetchInBrowser(request: Request, signal: AbortSignal, dispatch: Dispatch): Promise<Answer> {
  const response = await (request.signedIn
    ? sendSignedIn(request, signal, dispatch)
    : send(request, signal, null));
  return { status: response.status, body: await jsonOf(response) };
}

/** Asks the site's own origin, the only one that the browser ever calls (PRV-17). */
const baseQuery: BaseQueryFn<string | Request, unknown, AppError> = async (
  args,
  { signal, extra, dispatch },
) => {
  const request: Request = typeof args === 'string' ? { url: args } : args;
  const transport = extra as ApiTransport | undefined;
  try {
    const answering = transport
      ? transport.fetchJson(addressOf(request))
      : fetchInBrowser(request, signal, dispatch);
    const { status, body } = await answering;
    return status < 400 ? { data: body } : { error: toAppError(body, status) };
  } catch (problem) {
    return { error: toAppError(problem) };
  }
};

/** The one empty API: every remote injects its endpoints; entries are tagged `list` or by id. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Hotel', 'HotelOffers', 'Place', 'Activity', 'Own'],
  endpoints: () => ({}),
});
