import type { Fault, FaultBook } from './fault-book';
import type { ProviderAnswer, ProviderRequest } from './http-message';
import type { RequestLog } from './request-log';

/** Tells whether a path belongs to the stand-in itself and not to the provider it plays. */
export function isControlPath(path: string): boolean {
  return path === '/__faults' || path === '/__requests';
}

/** Answers `/__faults` and `/__requests`; these calls are neither logged, delayed nor made to fail. */
export function answerControl(request: ProviderRequest, faults: FaultBook, log: RequestLog): ProviderAnswer {
  const book = request.path === '/__faults' ? faults : log;
  if (request.method === 'GET') return { status: 200, body: book.list() };
  if (request.method === 'DELETE') {
    book.clear();
    return { status: 204, body: null };
  }
  if (request.method === 'POST' && request.path === '/__faults') return addFault(request.body, faults);
  return { status: 405, body: { message: `${request.method} is not possible on ${request.path}` } };
}

function addFault(body: unknown, faults: FaultBook): ProviderAnswer {
  const problem = problemOf(body);
  if (problem !== null) return { status: 400, body: { message: problem } };
  faults.add(body as Fault);
  return { status: 201, body };
}

const fieldChecks: Record<keyof Fault, (value: unknown) => boolean> = {
  path: (value) => typeof value === 'string' && value.startsWith('/'),
  method: (value) => typeof value === 'string' && value !== '',
  status: (value) => isWholeNumber(value, 200, 599),
  delayMs: (value) => isWholeNumber(value, 0, 600_000),
  times: (value) => isWholeNumber(value, 1, Number.MAX_SAFE_INTEGER),
  cut: (value) => typeof value === 'boolean',
  headers: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  body: () => true,
};

// A misspelt fault would silently test nothing, so every field is checked.
function problemOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'A fault is a JSON object';
  for (const [name, value] of Object.entries(body)) {
    if (!(name in fieldChecks)) return `Unknown field ${name}`;
    if (!fieldChecks[name as keyof Fault](value)) return `Field ${name} has no usable value`;
  }
  return null;
}

function isWholeNumber(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
