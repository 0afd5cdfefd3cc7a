import { invalidFormat, missingParameter } from './travel-errors';

/** Reads query parameters the way the provider does: what is wrong ends the call with 477, what is missing with 32171. */
export interface QueryReader {
  text(name: string, pattern?: RegExp): string | null;
  requiredText(name: string, pattern?: RegExp, example?: string): string;
  /** `outOfRange` replaces the general error for a whole number beyond the limits. */
  integer(name: string, limits: Limits & { fallback: number; outOfRange?: (value: number) => Error }): number;
  requiredNumber(name: string, limits: Limits): number;
  number(name: string, limits: Limits & { fallback: number }): number;
  oneOf<T extends string>(name: string, allowed: readonly T[]): T | null;
  flag(name: string, fallback: boolean): boolean;
  /** A comma-separated list without repetitions; empty when absent. */
  list(name: string, rules: { maxItems: number; accepts: (item: string) => boolean }): string[];
}

interface Limits {
  min: number;
  max: number;
}

export function readQuery(query: URLSearchParams): QueryReader {
  const present = (name: string): string | null => {
    const value = query.get(name);
    return value === null || value === '' ? null : value;
  };
  const required = (name: string): string => {
    const value = present(name);
    if (value === null) throw missingParameter(name);
    return value;
  };
  return {
    text: (name, pattern) => {
      const value = present(name);
      return value === null ? null : matching(name, value, pattern);
    },
    requiredText: (name, pattern, example) => matching(name, required(name), pattern, example),
    integer: (name, { min, max, fallback, outOfRange }) => {
      const value = present(name);
      if (value === null) return fallback;
      if (!/^-?\d+$/.test(value)) throw invalidFormat(name);
      const number = Number(value);
      if (number >= min && number <= max) return number;
      throw outOfRange?.(number) ?? invalidFormat(name, rangeDetail(min, max));
    },
    requiredNumber: (name, limits) => decimal(name, required(name), limits),
    number: (name, { fallback, ...limits }) => {
      const value = present(name);
      return value === null ? fallback : decimal(name, value, limits);
    },
    oneOf: (name, allowed) => {
      const value = present(name);
      if (value === null) return null;
      const found = allowed.find((candidate) => candidate === value);
      if (found === undefined) throw invalidFormat(name, `must be one of ${allowed.join(', ')}`);
      return found;
    },
    flag: (name, fallback) => {
      const value = present(name);
      if (value === null) return fallback;
      if (value !== 'true' && value !== 'false') throw invalidFormat(name, 'must be true or false');
      return value === 'true';
    },
    list: (name, rules) => readList(name, query.getAll(name), rules),
  };
}

function matching(name: string, value: string, pattern?: RegExp, example?: string): string {
  if (pattern !== undefined && !pattern.test(value)) throw invalidFormat(name, undefined, example);
  return value;
}

function decimal(name: string, value: string, { min, max }: Limits): number {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) throw invalidFormat(name);
  const number = Number(value);
  if (number < min || number > max) throw invalidFormat(name, rangeDetail(min, max));
  return number;
}

function readList(
  name: string,
  values: string[],
  { maxItems, accepts }: { maxItems: number; accepts: (item: string) => boolean },
): string[] {
  const items = values.flatMap((value) => value.split(',')).map((item) => item.trim());
  const unique = [...new Set(items.filter((item) => item !== ''))];
  if (unique.length > maxItems) throw invalidFormat(name, `at most ${maxItems} values are accepted`);
  if (!unique.every(accepts)) throw invalidFormat(name);
  return unique;
}

function rangeDetail(min: number, max: number): string {
  return `must be between ${min} and ${max}`;
}
