import { createHash } from 'node:crypto';
import type { Registry } from '@atoll/contracts/registry';
import { emptySlot } from '@atoll/contracts/rendering';
import { endApiProcesses, startApiProcess } from '../../test/api-process';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildRelease, type BuiltRelease } from '../../test/release-folder';
import { uploadForm, uploadOf } from '../../test/release-upload';
import { startS3Store, type S3Store } from '../../test/s3-store';
import { buildShell, serverBundle } from '../../test/shell-folder';

const TOKEN = 'a-token-of-the-tours-team';
const DEPLOY_TOKENS = `mfe-tours:${createHash('sha256').update(TOKEN).digest('hex')}:ci`;

describe('two instances of the API that share a database and a bucket, and no disk', () => {
  const database = testDatabase();
  let [one, other] = ['', ''];
  let bucket: S3Store;

  beforeAll(async () => {
    bucket = await startS3Store();
    const env = {
      ...bucket.env,
      MONGODB_URI: database().uri,
      SHELL_DIR: await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-tours')}`)),
      DEPLOY_TOKENS,
      RELEASE_UPLOADS_MAX: '3',
    };
    const both = await Promise.all([startApiProcess(env), startApiProcess(env)]);
    [one, other] = (await Promise.all(both.map(({ listening }) => listening))) as [string, string];
    await Promise.all([one, other].map((site) => eventually(() => untilReady(site))));
  });
  afterAll(() => {
    endApiProcesses();
    bucket.stop();
  });

  async function untilReady(site: string): Promise<void> {
    const { ok, status } = await fetch(`${site}/readyz`);
    if (!ok) throw new Error(`${site} is not ready: ${status}`);
  }

  async function operate(site: string, path: string): Promise<number> {
    const { status } = await fetch(`${site}/api/releases/mfe-tours${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return status;
  }

  async function runningAt(site: string): Promise<string | undefined> {
    const { apps } = (await (await fetch(`${site}/api/registry`)).json()) as Registry;
    return apps.find(({ name }) => name === 'mfe-tours')?.hash;
  }

  async function pageAt(site: string): Promise<string> {
    return (await fetch(`${site}/tours`, { headers: { accept: 'text/html' } })).text();
  }

  const built = (marker: string) =>
    buildRelease('mfe-tours', marker, {}, serverBundle(`<h1>The ${marker} release</h1>`));
  const upload = async (site: string, { folder, release }: BuiltRelease) => {
    const { payload, headers } = await uploadForm(await uploadOf(folder, release));
    const { status } = await fetch(`${site}/api/releases/mfe-tours`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
      body: new Uint8Array(payload),
    });
    return status;
  };

  /** The other instance reads the registry a moment later; a page may go on with the release before for another. */
  async function expectRunning(site: string, { release }: BuiltRelease, marker: string): Promise<void> {
    await eventually(async () => expect(await runningAt(site)).toBe(release.hash));
    await eventually(async () => expect(await pageAt(site)).toContain(`<h1>The ${marker} release</h1>`));
  }

  it('PLT-14: what is published, rolled back or activated at one runs at the other too, first screen included', async () => {
    const [first, second] = await Promise.all([built('first'), built('second')]);
    const { hash } = second.release;
    expect(await upload(one, first)).toBe(201);
    expect(await upload(other, second)).toBe(201);
    await expectRunning(one, second, 'second');
    expect(await operate(one, `/${hash}/rollback`)).toBe(200);
    await expectRunning(other, first, 'first');
    expect(await operate(other, `/${hash}/activate`)).toBe(200);
    await expectRunning(one, second, 'second');
  });

  it('PLT-14: the files of a release are there at the one that did not get the upload', async () => {
    const hash = await runningAt(one);
    for (const site of [one, other])
      expect((await fetch(`${site}/releases/mfe-tours/${hash}/remoteEntry.js`)).status).toBe(200);
  });

  it('they count a token’s uploads together', async () => {
    const third = await built('third');
    expect(await upload(other, third)).toBe(201);
    expect(await upload(one, third)).toBe(429);
    expect(await upload(other, third)).toBe(429);
  });
});
