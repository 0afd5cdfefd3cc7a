import type { FastifyError } from 'fastify';
import { AppError } from './app-error';

interface Violation {
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
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
    for (const name of namesOf(violation)) {
      const missing = 'requiredProperties' in violation.params;
      fields[name] ??= missing ? 'This is required.' : `This ${violation.message ?? 'is not valid'}.`;
    }
  }
  return new AppError('INVALID_REQUEST', { fields, cause: error });
}
