import { Type, type Static } from 'typebox';
import { satisfiesCaret } from './caret-range';
import type { Release } from './registry';

/** What the shell gives to the remotes at run time, as its build writes it into `shell.json`. */
export const SharedByShell = Type.Object({
  /** Version by package name. */
  versions: Type.Record(Type.String(), Type.String()),
  /** Export names by the module that a remote imports; `*` among them where it may be taken as a whole. */
  exports: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Version of the federation runtime, which the remotes take from the shell. */
  federation: Type.String(),
});
export type SharedByShell = Readonly<Static<typeof SharedByShell>>;

/** Stands for a module as a whole, among the names that are shared or used. */
export const WHOLE_MODULE = '*';

function versionProblem(shared: Release['shared'], { versions }: SharedByShell): string | null {
  for (const [name, range] of Object.entries(shared)) {
    const version = versions[name];
    if (version === undefined) return `it needs the shared module ${name}, which the shell does not provide`;
    if (!satisfiesCaret(range, version)) return `it needs ${name} ${range}, the shell provides ${version}`;
  }
  return null;
}

function exportsProblem(uses: Release['uses'], { exports }: SharedByShell): string | null {
  for (const [module, names] of Object.entries(uses)) {
    const given = new Set(exports[module] ?? []);
    const missing = names.filter((name) => !given.has(name));
    if (missing.length > 0)
      return `it uses ${missing.join(', ')} of ${module}, which the shell does not share`;
  }
  return null;
}

/** Why a remote cannot run on what the shell shares, in a sentence for its team; null where it can. */
export function sharedProblem(
  { shared, uses, federation }: Pick<Release, 'shared' | 'uses' | 'federation'>,
  provided: SharedByShell,
): string | null {
  const problem = versionProblem(shared, provided) ?? exportsProblem(uses, provided);
  if (problem) return problem;
  return satisfiesCaret(federation, provided.federation)
    ? null
    : `it was built for the federation runtime ${federation}, the shell runs ${provided.federation}`;
}
