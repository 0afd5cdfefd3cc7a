import type { Attachment } from '@atoll/contracts/attachment';
import { accessToken, refreshSession, toAppError } from '@atoll/platform';

type Dispatch = Parameters<typeof accessToken>[0];

/** Who asks: the store of whoever is signed in, or null for whoever has the link. */
export type Asking = Dispatch | null;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function authorised<A extends { readonly status: number }>(
  asking: Asking,
  send: (headers: Readonly<Record<string, string>>) => Promise<A>,
): Promise<A> {
  const token = asking && (await accessToken(asking));
  if (!asking || !token) return send({});
  const answer = await send({ authorization: `Bearer ${token}` });
  if (answer.status !== 401) return answer;
  // The session was ended or renewed meanwhile.
  const { state } = await refreshSession(asking);
  const newer = state === 'signed-in' ? await accessToken(asking) : null;
  return newer ? send({ authorization: `Bearer ${newer}` }) : answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The error page of a proxy: its status says enough.
    return null;
  }
}

interface UploadOptions {
  readonly url: string;
  /** PUT where the sender has named what is uploaded, so that it may be sent again. */
  readonly method?: 'POST' | 'PUT';
  readonly file: File;
  readonly signal: AbortSignal;
  /** Told the share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** By XMLHttpRequest, because `fetch` does not say how much is sent. */
function post(
  { url, method = 'POST', file, signal, onProgress }: UploadOptions,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    request.open(method, url);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = () => reject(new TypeError('network error'));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) request.abort();
    else request.send(form);
  });
}

/** Uploads a file. Throws an AppError, or an AbortError where it was stopped. */
export async function uploadFile<Answer = Attachment>(
  asking: Asking,
  options: UploadOptions,
): Promise<Answer> {
  const { status, body } = await authorised(asking, (headers) => post(options, headers));
  if (status >= 400 || body === null) throw new Error('refused', { cause: toAppError(body, status) });
  return body as Answer;
}

/** The bytes of a file. Throws an AppError. */
export async function readFile(asking: Asking, url: string): Promise<Blob> {
  const response = await authorised(asking, (headers) => fetch(url, { headers }));
  if (!response.ok)
    throw new Error('refused', { cause: toAppError(parsed(await response.text()), response.status) });
  return response.blob();
}

/** Removes a file that was not sent. What is not there any more, or cannot be reached, the API removes by itself. */
export async function removeFile(asking: Asking, url: string): Promise<void> {
  await authorised(asking, (headers) => fetch(url, { method: 'DELETE', headers })).catch(() => undefined);
}
