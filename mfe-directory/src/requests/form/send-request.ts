import type { RequestBody, RequestReceived } from '@atoll/contracts/quote-request';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { currentAccessToken, toAppError, type AppError } from '@atoll/platform';
import { countOf } from '@atoll/contracts/words';

export type Sent =
  | { readonly state: 'received'; readonly received: RequestReceived }
  | { readonly state: 'refused'; readonly error: AppError; readonly retryAfterSeconds: number | null };

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // The error page of a proxy: its status says enough.
    return null;
  }
}

/** Sends a request. By itself and not through the store's API, because that one does not hand on `Retry-After`. */
export async function sendRequest(body: RequestBody): Promise<Sent> {
  try {
    const token = await currentAccessToken();
    const response = await fetch(REQUEST_PATHS.requests, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = await bodyOf(response);
    if (response.ok && answer) return { state: 'received', received: answer as RequestReceived };
    const seconds = Number(response.headers.get('retry-after') ?? NaN);
    return {
      state: 'refused',
      error: toAppError(answer, response.status),
      retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null,
    };
  } catch (problem) {
    return { state: 'refused', error: toAppError(problem), retryAfterSeconds: null };
  }
}

/** 'in 40 seconds', 'in 3 minutes'. */
function waitInWords(seconds: number): string {
  return seconds < 90
    ? `in ${countOf(seconds, 'second')}`
    : `in ${countOf(Math.ceil(seconds / 60), 'minute')}`;
}

/** Why the whole request was refused, in a sentence. */
export function refusalText({ error, retryAfterSeconds }: Extract<Sent, { state: 'refused' }>): string {
  if (error.kind === 'network')
    return 'Atoll cannot be reached. Check your connection and send it again: nothing you typed is lost.';
  if (error.kind === 'api' && error.status === 429)
    return `Too many requests came from here. Please send it again ${waitInWords(retryAfterSeconds ?? 60)}: nothing you typed is lost.`;
  if (error.kind === 'api' && error.status === 409)
    return 'Your request arrived before, as you sent it first: look into your mail. To send what you have changed since as a request of its own, send it again.';
  return error.kind === 'api'
    ? error.message
    : 'Something went wrong on our side. Please send it again: nothing you typed is lost.';
}
