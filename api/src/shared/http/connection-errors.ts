import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorEnvelope } from '@atoll/contracts/errors';

interface ConnectionProblem {
  readonly status: 400 | 408 | 431;
  readonly message: string;
}

const PROBLEMS: Readonly<Record<string, ConnectionProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
};
const NO_HTTP: ConnectionProblem = { status: 400, message: 'The request is not valid HTTP.' };

function answer({ status, message }: ConnectionProblem): string {
  const envelope: ErrorEnvelope = { code: 'INVALID_REQUEST', message, requestId: randomUUID() };
  const body = JSON.stringify(envelope);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Answers what never becomes a request, slow or broken, with the error envelope, and hangs up. */
export function answerConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answer(PROBLEMS[error.code ?? ''] ?? NO_HTTP));
  socket.destroy();
}
