import { createHash } from 'node:crypto';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with the keys of every object in order, so that equal values have one text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** SHA-256 of the canonical JSON, base64url: whoever has the document can compute it again. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}
