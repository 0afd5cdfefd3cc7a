/** Joins class names for `className`; falsy parts are left out, and nothing at all gives `undefined`. */
export function classNames(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
