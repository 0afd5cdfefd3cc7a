import { isCivilDate } from '../dates';

/** How one parameter of a page's URL is read and written. Reading never throws: nonsense is as good as nothing. */
export interface Param<T> {
  readonly read: (text: string | null) => T;
  /** Null leaves the parameter out, which is how the default is written. */
  readonly write: (value: T) => string | null;
  /** What an address without it means. */
  readonly fallback: T;
  /** False where the server renders the same with and without it, so that one kept page serves both. */
  readonly isFirstScreen: boolean;
}

/** Longer values are cut: they mean nothing and would fill the page cache. */
const TEXT_MAX = 200;

function param<T>(
  fallback: T,
  read: (text: string) => T,
  write: (value: NonNullable<T>) => string = String,
): Param<T> {
  return {
    fallback,
    isFirstScreen: true,
    read: (text) => (text === null || text === '' ? fallback : read(text.slice(0, TEXT_MAX))),
    write: (value) =>
      value === fallback || value === null || value === undefined ? null : write(value) || null,
  };
}

/** The same parameter, for what only the browser shows. */
export function inBrowserOnly<T>(inner: Param<T>): Param<T> {
  return { ...inner, isFirstScreen: false };
}

/** What no page can show: a form cannot send it, and HTML has no place for it. */
const CONTROLS = /\p{Cc}/gu;

/** Any text without control characters, trimmed; null where there is none. */
export function text(): Param<string | null> {
  return param<string | null>(null, (value) => value.replace(CONTROLS, ' ').trim() || null);
}

/** One of a few words, or the fallback. */
export function oneOf<const T extends string, F extends T | null>(
  words: readonly T[],
  fallback: F,
): Param<T | F> {
  return param<T | F>(fallback, (value) => words.find((word) => word === value) ?? fallback);
}

/** Some of a few words, in their own order. */
export function someOf<const T extends string>(words: readonly T[]): Param<readonly T[]> {
  const none: readonly T[] = [];
  return param(
    none,
    (value) => {
      const named = value.split(',');
      return words.filter((word) => named.includes(word));
    },
    (chosen) => chosen.join(','),
  );
}

/** A whole number, moved into its limits; the fallback where the text is none. */
export function wholeNumber(limits: { min: number; max?: number; fallback: number }): Param<number> {
  const { min, max = Number.MAX_SAFE_INTEGER, fallback } = limits;
  return param(fallback, (value) => {
    const number = Number.parseInt(value, 10);
    return Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, number));
  });
}

/** A whole number as it stands there, or null where the text is none: what makes no sense is said, not moved. */
export function optionalNumber(): Param<number | null> {
  return param<number | null>(null, (value) => {
    const number = Number.parseInt(value, 10);
    return Number.isSafeInteger(number) ? number : null;
  });
}

/** A number with fractions, moved into its limits, or null where the text is none. */
export function decimal({ min, max }: { min: number; max: number }): Param<number | null> {
  return param<number | null>(null, (value) => {
    const number = value.trim() === '' ? NaN : Number(value);
    return Number.isNaN(number) ? null : Math.min(max, Math.max(min, number));
  });
}

/** A coordinate in degrees, or null where it is none or beyond the limit. */
export function degrees(limit: 90 | 180): Param<number | null> {
  return param<number | null>(null, (value) => {
    const number = Number(value);
    return value.trim() !== '' && Math.abs(number) <= limit ? number : null;
  });
}

/** `yyyy-MM-dd`, or null. */
export function civilDate(): Param<string | null> {
  return param<string | null>(null, (value) => (isCivilDate(value) ? value : null));
}

/** 'true' and 'false', or the fallback where neither is said. */
export function flag<F extends boolean | null>(fallback: F): Param<boolean | F> {
  return param<boolean | F>(fallback, (value) =>
    value === 'true' ? true : value === 'false' ? false : fallback,
  );
}

/** The same parameter, written into every link of the page, also where it says the default. */
export function always<T>(inner: Param<T>): Param<T> {
  return { ...inner, write: (value) => inner.write(value) ?? (value === null ? null : String(value)) };
}

/** A value with a shape of its own; null where the text has another one. */
export function shaped<T extends object>(
  read: (text: string) => T | null,
  write: (value: T) => string,
): Param<T | null> {
  return param<T | null>(null, read, (value) => write(value));
}
