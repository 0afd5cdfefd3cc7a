import { BSONRegExp } from 'bson';
import { badValue } from '../command-error';
import { messageOf } from '../thrown';

/** Builds the regular expression of `$regex` and `$options`; a stateless one, so no g and no y. */
export function toRegExp(pattern: unknown, options?: unknown): RegExp {
  const [source, ownFlags] = sourceOf(pattern);
  const flags = typeof options === 'string' ? options : ownFlags;
  // PCRE allows leading inline flags; JavaScript wants them outside.
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  const body = inline ? source.slice(inline[0].length) : source;
  const all = new Set((flags + (inline?.[1] ?? '')).replace(/[^ims]/g, ''));
  if (/[^imsuxgy]/.test(flags)) throw badValue(`invalid flag in regex options: ${flags}`);
  const compact = (flags + (inline?.[1] ?? '')).includes('x') ? withoutLayout(body) : body;
  return compile(compact, [...all].join(''));
}

function sourceOf(pattern: unknown): [source: string, flags: string] {
  if (typeof pattern === 'string') return [pattern, ''];
  if (pattern instanceof RegExp) return [pattern.source, pattern.flags];
  if (pattern instanceof BSONRegExp) return [pattern.pattern, pattern.options];
  throw badValue('$regex has to be a string');
}

function withoutLayout(source: string): string {
  return source.replace(/(\\.)|\s+|#.*$/gm, (_, escaped: string | undefined) => escaped ?? '');
}

function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, /\\p\{|[\ud800-\udfff]/.test(source) ? `${flags}u` : flags);
  } catch (cause) {
    throw badValue(`Regular expression is invalid: ${messageOf(cause)}`);
  }
}

/** True for a regular expression value, in either of the forms that a decoder gives. */
export function isRegExp(value: unknown): value is RegExp | BSONRegExp {
  return value instanceof RegExp || value instanceof BSONRegExp;
}

/** The literal text that every match of `^text…` starts with; null when there is none. */
export function literalPrefix(regex: RegExp): string | null {
  if (/[im]/.test(regex.flags) || !regex.source.startsWith('^') || regex.source.includes('|')) return null;
  const body = regex.source.slice(1);
  const literal = /^(?:[^\\^$.*+?()[\]{}|]|\\[^a-zA-Z0-9])*/.exec(body)?.[0] ?? '';
  // A quantifier makes the last character optional or repeated.
  const safe = /^[*+?{]/.test(body.slice(literal.length)) ? literal.replace(/\\?.$/su, '') : literal;
  return safe === '' ? null : safe.replace(/\\(.)/g, '$1');
}
