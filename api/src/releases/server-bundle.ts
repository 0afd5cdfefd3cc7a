import { isBuiltin } from 'node:module';
import { init, parse } from 'es-module-lexer';

/**
 * Node's modules that a server bundle may import: none of them reaches files, the network or processes. What is built
 * from React and our own packages imports none at all.
 */
const ALLOWED_NODE_MODULES: readonly string[] = [
  'async_hooks',
  'buffer',
  'events',
  'perf_hooks',
  'string_decoder',
  'timers',
  'url',
  'util',
];

/** Ways to Node's modules that need no import. */
const BACK_DOORS = /\b(getBuiltinModule|createRequire|_linkedBinding|dlopen)\b|\bprocess\s*\.\s*binding\b/;

function complaintAbout(name: string): string | null {
  const bare = name.replace(/^node:/, '');
  if (ALLOWED_NODE_MODULES.includes(bare)) return null;
  return isBuiltin(name)
    ? `it imports Node's module ${name}, which is not allowed`
    : `it imports ${name}, and a server bundle must be self-contained`;
}

/**
 * Why a server bundle may not run here, or null. It finds honest mistakes and careless dependencies before they run;
 * it is no wall against somebody who hides what they do: see SECURITY.md.
 */
export async function serverBundleProblem(source: string): Promise<string | null> {
  await init;
  let imports: ReturnType<typeof parse>[0];
  let names: string[];
  try {
    const [found, exported] = parse(source);
    imports = found;
    names = exported.map(({ n }) => n);
  } catch {
    // The lexer's own words name a position in a file that nobody has written.
    return 'it is not a JavaScript module';
  }
  if (!names.includes('render')) return 'it exports no render function';
  const [complaint] = imports.flatMap(
    ({ n: name }) => (name === undefined ? [] : complaintAbout(name)) ?? [],
  );
  if (complaint) return complaint;
  const [backDoor] = BACK_DOORS.exec(source) ?? [];
  return backDoor ? `it uses ${backDoor}, which is not allowed` : null;
}
