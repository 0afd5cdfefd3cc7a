import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { SharedByShell } from '@atoll/contracts/shared-by-shell';
import { BootError } from '../shared/config/boot-error';

const address = Type.String({ pattern: '^/assets/[\\w./@~-]+$' });

/** What the shell's build writes as `shell.json`: addresses of its files, and source that goes into the document. */
const ShellBuild = Type.Object({
  /** Changes with anything in the build. */
  hash: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  scripts: Type.Array(address, { minItems: 1 }),
  styles: Type.Array(address),
  /** Sheets of code that comes later than the entry: a first screen takes of them what it uses. */
  laterStyles: Type.Optional(Type.Array(address)),
  fonts: Type.Array(address),
  /** The site's icon as a data address. */
  icon: Type.String({ pattern: '^data:image/' }),
  /** JavaScript that runs before the first paint, such as the choice of theme. */
  inlineScripts: Type.Array(Type.String()),
  /** The shared modules that the shell gives to the remotes. */
  provides: SharedByShell,
});
export type ShellBuild = Readonly<Static<typeof ShellBuild>>;

/** Read once at boot. Null where no shell was built yet; throws a BootError where the file is broken. */
export async function readShellBuild(folder: string): Promise<ShellBuild | null> {
  const file = join(folder, 'shell.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const build = parse(text);
  // An inline script that ends its own element would turn its rest into markup.
  if (!build || build.inlineScripts.some((source) => /<\/script|<!--/i.test(source))) {
    throw new BootError(`${file} does not describe a shell: build the shell again.`);
  }
  return build;
}

function parse(text: string): ShellBuild | null {
  try {
    return Value.Parse(ShellBuild, JSON.parse(text));
  } catch {
    // Whatever is wrong with it, the answer is the same sentence.
    return null;
  }
}
