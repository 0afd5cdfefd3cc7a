import type { FastifyError } from 'fastify';
import { NOT_BLANK } from '@atoll/contracts/people-text';
import { AppError } from './app-error';

interface Violation {
  readonly keyword?: string;
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

function sentenceFor({ keyword, message, params = {} }: Violation): string {
  if ('requiredProperties' in params) return 'This is required.';
  if (String(params.pattern) === NOT_BLANK || (keyword === 'minLength' && params.limit === 1))
    return 'This is empty.';
  // A pattern says nothing to people.
  if ('pattern' in params) return 'This is not written as it has to be.';
  // What ajv says of a property that nobody asked for.
  if (message === 'schema is false') return 'This is not known here.';
  return `This ${message ?? 'is not valid'}.`;
}

function namesOf(violation: Violation): string[] {
  const path = (violation.instancePath ?? '').split('/').filter(Boolean);
  const missing = violation.params?.requiredProperties;
  if (Array.isArray(missing)) return missing.map((name) => [...path, String(name)].join('.'));
  return [path.join('.')].filter(Boolean);
}

/** INVALID_REQUEST with one sentence per input that breaks its schema. The first violation of an input wins. */
export function invalidInput(error: FastifyError): AppError {
  const fields: Record<string, string> = {};
  for (const violation of error.validation ?? []) {
    for (const name of namesOf(violation)) fields[name] ??= sentenceFor(violation);
  }
  return new AppError('INVALID_REQUEST', { fields, cause: error });
}
