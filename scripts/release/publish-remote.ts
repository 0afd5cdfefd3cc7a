import path from 'node:path';
import { buildSite } from '../build/build-site';
import { Progress } from '../start/progress';
import { StartError } from '../start/start-error';
import { readArguments, remoteNamed, SITE_OPTIONS, siteFor } from './command-line';
import { packBuild } from './packed-build';
import { ReleaseError } from './release-error';
import { operate, publish, type Site } from './site-client';

const OPTIONS = {
  ...SITE_OPTIONS,
  /** A folder that holds the build already, for example from CI. */
  built: { type: 'string' },
  /** Per cent of the visitors, instead of everybody. */
  canary: { type: 'string' },
  /** Stores the release for a later activation, or to show it to somebody by an override. */
  inactive: { type: 'boolean' },
} as const;

async function build(root: string, app: string, progress: Progress): Promise<string> {
  try {
    await buildSite(root, progress, new AbortController().signal, (name) => name === app);
  } catch (error) {
    if (error instanceof StartError) throw new ReleaseError(error.message, { cause: error });
    throw error;
  }
  return path.join(root, app, 'dist');
}

function percentFrom(text: string | undefined): number | null {
  if (text === undefined) return null;
  const percent = Number(text);
  if (percent > 0 && percent <= 100) return percent;
  throw new ReleaseError(`--canary takes a number above 0 and up to 100, not ${text}.`);
}

async function startCanary(site: Site, app: string, hash: string, percent: number): Promise<string> {
  await operate(site, app, hash, { name: 'canary', body: { percent } });
  return `${percent} % of the visitors get it.`;
}

function outcome(app: string, hash: string, active: boolean, inactive: boolean | undefined): string {
  if (active) return 'It runs: reload the page.';
  if (inactive) return `Nobody gets it yet; ?mfe-override=${app}@${hash} shows it to you.`;
  return `It does not run, because it was taken back or disabled before: pnpm releases activate ${app} ${hash}`;
}

/** `pnpm release <remote>`: builds one remote and publishes it to a running site. Builds nothing else. */
export async function publishRemote(root: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { positionals, values } = readArguments({ args, allowPositionals: true, options: OPTIONS });
  const app = remoteNamed(positionals[0]);
  const site = siteFor(app, values, env, root);
  const percent = percentFrom(values.canary);
  const progress = new Progress();
  const folder = values.built ? path.resolve(values.built) : await build(root, app, progress);
  const activate = percent === null && !values.inactive;
  const upload = await packBuild(folder, { activate: String(activate), reason: values.reason });
  const { hash, created, active } = await progress.step(`publish ${app} to ${site.url}`, () =>
    publish(site, app, upload),
  );
  progress.line(`${app} ${hash} ${created ? 'is published' : 'was published before'}.`);
  progress.line(
    percent === null
      ? outcome(app, hash, active, values.inactive)
      : await startCanary(site, app, hash, percent),
  );
}
