const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

function parse(version: string): [number, number, number] | null {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/**
 * True when a version lies in a caret range (`^1.4.0`: from 1.4.0 up to, not including, 2.0.0; below 1.0.0 the minor
 * takes the major's place). Builds write no other range; anything else is in no range.
 */
export function satisfiesCaret(range: string, version: string): boolean {
  const wanted = range.startsWith('^') ? parse(range.slice(1)) : null;
  const given = parse(version);
  if (!wanted || !given) return false;
  const [major, minor, patch] = wanted;
  if (given[0] !== major) return false;
  if (major === 0 && given[1] !== minor) return false;
  return given[1] > minor || (given[1] === minor && given[2] >= patch);
}
