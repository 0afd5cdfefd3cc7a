import { createHash } from 'node:crypto';
import type { ProviderAnswer, ProviderRequest } from '../server/http-message';
import type { Provider } from '../server/provider-server';
import { BadChatRequest, readChatRequest } from './chat-request';
import { chatAnswer } from './chat-answer';
import { reply } from './concierge';

export const MODEL = 'atoll-concierge';

const TYPES: Readonly<
  Record<number, { readonly type: string; readonly code: string | null; readonly message: string }>
> = {
  400: { type: 'invalid_request_error', code: null, message: 'The request is not valid.' },
  401: { type: 'invalid_request_error', code: 'invalid_api_key', message: 'Incorrect API key provided.' },
  404: { type: 'invalid_request_error', code: 'unknown_url', message: 'Unknown request URL.' },
  429: { type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached for requests.' },
};

function failure(status: number, message?: string, param: string | null = null) {
  const known = TYPES[status] ?? {
    type: 'server_error',
    code: null,
    message: 'The server had an error while processing your request.',
  };
  return { error: { message: message ?? known.message, type: known.type, param, code: known.code } };
}

const refuse = (status: number, message?: string): ProviderAnswer => ({
  status,
  body: failure(status, message),
});

const modelEntry = { id: MODEL, object: 'model', created: 1_700_000_000, owned_by: 'atoll' };

function hasKey({ headers }: ProviderRequest): boolean {
  const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  return key !== undefined && key !== 'invalid';
}

function complete(request: ProviderRequest, nowMs: number): ProviderAnswer {
  try {
    const chat = readChatRequest(request.body);
    if (chat.model !== MODEL) return refuse(404, `The model '${chat.model}' does not exist.`);
    const seed = createHash('sha256').update(JSON.stringify(request.body)).digest('hex').slice(0, 24);
    return chatAnswer(chat, reply(chat), seed, nowMs);
  } catch (error) {
    if (error instanceof BadChatRequest)
      return { status: 400, body: failure(400, error.message, error.param) };
    throw error;
  }
}

function answer(request: ProviderRequest, nowMs: number): ProviderAnswer {
  if (!hasKey(request)) return refuse(401);
  const call = `${request.method} ${request.path}`;
  if (call === 'POST /v1/chat/completions') return complete(request, nowMs);
  if (call === 'GET /v1/models') return { status: 200, body: { object: 'list', data: [modelEntry] } };
  if (call === `GET /v1/models/${MODEL}`) return { status: 200, body: modelEntry };
  return refuse(404, `Unknown request URL: ${request.method} ${request.path}.`);
}

/** A language model in the shape of OpenAI's chat completions: a concierge that says the same every time. */
export function createLanguageModelProvider({ now }: { now: () => number }): Provider {
  return {
    name: 'language model',
    contentType: 'application/json',
    failureBody: (status) => failure(status),
    answer: async (request) => answer(request, now()),
  };
}
