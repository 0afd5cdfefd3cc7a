import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { CONTRACT_VERSION, type Registry, type Release, type RemoteName } from '@atoll/contracts/registry';
import type { PublishAnswer, ReleasesAnswer } from '@atoll/contracts/release-summary';
import { buildIndexes } from '../shared/mongo/connection';
import { testDatabase } from '../../test/database';
import { buildRelease, type BuiltRelease, withHash } from '../../test/release-folder';
import {
  encoded,
  uploadForm,
  uploadOf,
  type ReleaseUpload,
  type UploadForm,
} from '../../test/release-upload';
import { eventually } from '../../test/eventually';
import { buildTestSite, type TestSite } from '../../test/site';

type Upload = ReleaseUpload & { readonly record: Release };

const TOKEN = 'a-token-of-the-tours-team';
const OTHER_TOKEN = 'a-token-of-the-hotels-team';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const DEPLOY_TOKENS = `mfe-tours:${hashOf(TOKEN)}:ci,mfe-hotels:${hashOf(OTHER_TOKEN)}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('releases over HTTP', () => {
  const database = testDatabase();
  let site: TestSite;

  beforeEach(async () => {
    await database().connection.dropDatabase();
    site = await buildTestSite(database().connection, { env: { DEPLOY_TOKENS } });
  });
  afterEach(() => site.app.close());

  const send = (form: UploadForm, { token = TOKEN, app = 'mfe-tours', to = site.app } = {}) =>
    to.inject({
      method: 'POST',
      url: `/api/releases/${app}`,
      headers: { ...bearer(token), ...form.headers },
      payload: form.payload,
    });

  async function publish(upload: ReleaseUpload, token = TOKEN, app: RemoteName = 'mfe-tours') {
    return send(await uploadForm(upload), { token, app });
  }

  /** Of what was sent only this release is kept, and no draft of another. */
  async function expectNothingLeft({ release }: BuiltRelease): Promise<void> {
    expect(await readdir(join(site.dataDir, 'releases'))).toEqual(['mfe-tours']);
    expect(await readdir(join(site.dataDir, 'releases/mfe-tours'))).toEqual([release.hash]);
  }

  async function published(marker: string, more: Partial<ReleaseUpload> = {}): Promise<BuiltRelease> {
    const built = await buildRelease('mfe-tours', marker);
    const answer = await publish({ ...(await uploadOf(built.folder, built.release)), ...more });
    expect(answer.statusCode).toBe(201);
    return built;
  }

  const operate = (hash: string, name: string, payload?: object, token = TOKEN) =>
    site.app.inject({
      method: 'POST',
      url: `/api/releases/mfe-tours/${hash}/${name}`,
      headers: bearer(token),
      ...(payload ? { payload } : {}),
    });

  const running = async (app = site.app) => {
    const { apps } = (await app.inject('/api/registry')).json<Registry>();
    return apps.find(({ name }) => name === 'mfe-tours')?.hash;
  };

  const list = async () =>
    (
      await site.app.inject({ url: '/api/releases/mfe-tours', headers: bearer(TOKEN) })
    ).json<ReleasesAnswer>();

  describe('limits', () => {
    const limited = { DEPLOY_TOKENS, RELEASE_UPLOADS_MAX: '2', RELEASE_OPERATIONS_MAX: '3' };
    let another: TestSite;

    beforeEach(async () => {
      await site.app.close();
      site = await buildTestSite(database().connection, { env: limited });
      another = await buildTestSite(database().connection, { env: limited });
      await buildIndexes(database().connection);
    });
    afterEach(() => another.app.close());

    const statuses = async (times: number, act: () => Promise<{ statusCode: number }>) =>
      (await Promise.all(Array.from({ length: times }, act))).map(({ statusCode }) => statusCode).sort();

    it('a token that publishes too often is told when to come back, by every instance', async () => {
      const { folder, release } = await buildRelease('mfe-tours', 'one');
      const upload = await uploadOf(folder, release);
      expect((await publish(upload)).statusCode).toBe(201);
      const form = await uploadForm(upload);
      expect(await statuses(4, () => send(form, { to: another.app }))).toEqual([200, 429, 429, 429]);
      const refused = await publish(upload);
      expect(refused.statusCode).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(refused.json<ErrorEnvelope>()).toMatchObject({
        code: 'RATE_LIMITED',
        message: expect.stringContaining('with this deploy token: 2 in 10 minutes are allowed.'),
      });
    });

    it('who published too often can still roll back, and other teams can still publish', async () => {
      const one = await published('one');
      const two = await published('two');
      expect((await publish(await uploadOf(two.folder, two.release))).statusCode).toBe(429);
      expect((await operate(two.release.hash, 'rollback')).statusCode).toBe(200);
      expect(await running()).toBe(one.release.hash);
      const other = await buildRelease('mfe-hotels', 'one');
      const answer = await publish(await uploadOf(other.folder, other.release), OTHER_TOKEN, 'mfe-hotels');
      expect(answer.statusCode).toBe(201);
    });

    it('operations have a limit of their own, and what is refused moves nothing', async () => {
      const one = await published('one');
      const two = await published('two');
      const activate = () => operate(two.release.hash, 'activate');
      expect(await statuses(5, activate)).toEqual([200, 200, 200, 429, 429]);
      expect((await operate(two.release.hash, 'rollback')).statusCode).toBe(429);
      expect(await running()).toBe(two.release.hash);
      expect((await list()).releases.map(({ hash }) => hash)).toContain(one.release.hash);
    });

    it('somebody without a token uses up nobody’s allowance', async () => {
      const { folder, release } = await buildRelease('mfe-tours', 'one');
      const upload = await uploadOf(folder, release);
      expect(await statuses(5, () => publish(upload, 'a-guess'))).toEqual(Array(5).fill(401));
      expect((await publish(upload)).statusCode).toBe(201);
    });

    it('the OpenAPI description says so', async () => {
      const { paths } = (await site.app.inject('/api/openapi.json')).json<{
        paths: Record<string, { post?: { responses: Record<string, object> } }>;
      }>();
      const limitedPaths = [
        '/api/releases/{app}',
        ...['activate', 'rollback', 'canary', 'resume', 'disable', 'enable'].map(
          (name) => `/api/releases/{app}/{hash}/${name}`,
        ),
        '/api/client-errors',
        '/api/release-health',
      ];
      for (const path of limitedPaths) {
        expect(paths[path]?.post?.responses['429']).toMatchObject({
          description: expect.stringContaining('RATE_LIMITED'),
          headers: { 'Retry-After': { schema: { type: 'integer' } } },
        });
      }
    });
  });

  describe('publishing', () => {
    it('PLT-02, PLT-03: a published release runs at once, and its files are there', async () => {
      const { release } = await published('one');
      expect(await running()).toBe(release.hash);
      const answer = await site.app.inject(`/releases/mfe-tours/${release.hash}/remoteEntry.js`);
      expect(answer.body).toContain("globalThis.marker = 'one'");
    });

    it('a release that is too large ends with 413, however little of it its record says', async () => {
      const one = await published('one');
      const { folder, release } = await buildRelease('mfe-tours', 'two');
      const upload = await uploadOf(folder, release);
      const files = { ...upload.files, 'remoteEntry.js': Buffer.alloc(33 * 2 ** 20, ' ') };
      expect((await publish({ ...upload, files })).statusCode).toBe(413);
      expect(await running()).toBe(one.release.hash);
      await expectNothingLeft(one);
    });

    it.each([
      ['files before their record', ['remoteEntry.js', 'record'], 400, 'Send the record before the files.'],
      ['no record', ['reason'], 400, 'The form has no record.'],
      ['a field of another name', ['record', 'activated'], 400, 'has no field "activated"'],
      ['a record that is no JSON', ['torn'], 422, 'release.json is not valid JSON'],
    ])('a form with %s is refused', async (_name, parts, status, reason) => {
      const { folder, release } = await buildRelease('mfe-tours', 'one');
      const file = (await uploadOf(folder, release)).files['remoteEntry.js'] as Buffer;
      const known: Record<string, [string, Blob | string]> = {
        'remoteEntry.js': ['remoteEntry.js', new Blob([new Uint8Array(file)])],
        record: ['record', JSON.stringify(release)],
        torn: ['record', '{"app":"mfe-to'],
      };
      const form = new FormData();
      for (const part of parts) {
        const [name, value] = known[part] ?? [part, 'yes'];
        form.append(name, value);
      }
      const answer = await send(await encoded(form));
      expect([answer.statusCode, answer.json<ErrorEnvelope>().message]).toEqual([
        status,
        expect.stringContaining(reason),
      ]);
      expect(await readdir(join(site.dataDir, 'releases'))).toEqual([]);
    });

    it('a form that is cut is refused, and what had come is gone', async () => {
      const { folder, release } = await buildRelease('mfe-tours', 'one');
      const form = await uploadForm(await uploadOf(folder, release));
      const cut = form.payload.subarray(0, form.payload.length - 300);
      const answer = await send({ ...form, payload: cut });
      expect([answer.statusCode, answer.json<ErrorEnvelope>().message]).toEqual([
        400,
        'The form is not complete.',
      ]);
      expect(await readdir(join(site.dataDir, 'releases'))).toEqual([]);
    });

    it('what is no form is refused', async () => {
      const headers = { 'content-type': 'application/json' };
      expect((await send({ headers, payload: Buffer.from('{}') })).statusCode).toBe(415);
    });

    it('a known release is answered the same and changes nothing, not even after a rollback', async () => {
      await published('one');
      const two = await published('two');
      const again = await uploadOf(two.folder, two.release);
      expect((await publish(again)).json()).toEqual({ hash: two.release.hash, created: false, active: true });
      expect((await list()).events).toHaveLength(2);

      await operate(two.release.hash, 'rollback');
      const late = await publish(again);
      expect(late.statusCode).toBe(200);
      expect(late.json<PublishAnswer>().active).toBe(false);
      expect(await running()).not.toBe(two.release.hash);
    });

    it('a change that is taken back in the sources comes back by publishing the earlier build', async () => {
      const one = await published('one');
      await published('two');
      expect((await publish(await uploadOf(one.folder, one.release))).json()).toEqual({
        hash: one.release.hash,
        created: false,
        active: true,
      });
      expect(await running()).toBe(one.release.hash);
    });

    /** The upload with more files, as whole and sound as its record says. */
    function withFiles({ record, files }: Upload, ...paths: string[]): Upload {
      const text = 'more';
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      const more = paths.map((path) => ({ path, bytes: text.length, integrity }));
      const bytes = Buffer.from(text);
      return {
        record: withHash({ ...record, files: [...record.files, ...more] }),
        files: { ...files, ...Object.fromEntries(paths.map((path) => [path, bytes])) },
      };
    }

    it.each<[string, (upload: Upload) => Upload, string]>([
      [
        'a contract that the shell does not speak',
        (upload) => ({ ...upload, record: { ...upload.record, contract: '9.0.0' } }),
        `built for contract 9.0.0, this site speaks ${CONTRACT_VERSION}`,
      ],
      [
        'an exposed module without its lifecycles',
        (upload) => ({ ...upload, record: { ...upload.record, exports: ['mount'] } }),
        'does not export bootstrap, unmount',
      ],
      [
        'a shared module in another major',
        (upload) => ({ ...upload, record: { ...upload.record, shared: { react: '^18.0.0' } } }),
        'needs react ^18.0.0',
      ],
      [
        'a name that the shell does not share',
        (upload) => ({
          ...upload,
          record: withHash({ ...upload.record, uses: { '@atoll/platform': ['removedHook'] } }),
        }),
        'uses removedHook of @atoll/platform, which the shell does not share',
      ],
      [
        'another federation runtime',
        (upload) => ({ ...upload, record: withHash({ ...upload.record, federation: '^3.0.0' }) }),
        'federation runtime ^3.0.0',
      ],
      [
        'a broken budget',
        (upload) => ({
          ...upload,
          record: withHash({ ...upload.record, budget: { ...upload.record.budget, totalBytes: 1 } }),
        }),
        'totalBytes is',
      ],
      [
        'a record that says something else of the same files',
        (upload) => ({ ...upload, record: { ...upload.record, preload: ['remoteEntry.js'] } }),
        'hash does not belong to its files and its record',
      ],
      ['a file name of 256 letters', (upload) => withFiles(upload, 'x'.repeat(256)), 'is not allowed'],
      ['a file beside a folder of its name', (upload) => withFiles(upload, 'a', 'a/b'), 'is not allowed'],
      [
        'a file with other bytes',
        (upload) => ({
          ...upload,
          files: { ...upload.files, 'remoteEntry.js': Buffer.from('steal()') },
        }),
        'integrity does not match',
      ],
      [
        'a missing file',
        ({ record, files: { 'remoteEntry.js': _gone, ...files } }) => ({ record, files }),
        'remoteEntry.js is listed but missing',
      ],
      [
        'a file that nobody listed',
        (upload) => ({ ...upload, files: { ...upload.files, '../../evil.js': Buffer.from('') } }),
        'not among',
      ],
    ])('PLT-06: refuses %s with its reason, and the old release runs on', async (_name, spoil, reason) => {
      const one = await published('one');
      const { folder, release } = await buildRelease('mfe-tours', 'two');
      const answer = await publish(spoil(await uploadOf(folder, release)));
      expect(answer.statusCode).toBe(422);
      const { code, message, fields } = answer.json<ErrorEnvelope>();
      expect(code).toBe('RELEASE_REFUSED');
      expect(message).toContain(reason);
      expect(fields?.record).toContain(reason);
      expect(await running()).toBe(one.release.hash);
      await expectNothingLeft(one);
    });

    it('refuses a release of another remote than the address says', async () => {
      const { folder, release } = await buildRelease('mfe-hotels', 'one');
      const answer = await publish(await uploadOf(folder, release));
      expect(answer.json<ErrorEnvelope>().message).toContain('a release of mfe-hotels, not of mfe-tours');
    });

    it('names what is wrong with a record of another shape', async () => {
      const answer = await publish({ record: { app: 'mfe-tours' }, files: {} });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ErrorEnvelope>().message).toContain('release.json does not describe a release (');
    });

    it('without its token, nothing of an upload is even read', async () => {
      const upload = await buildRelease('mfe-tours', 'one').then(({ folder, release }) =>
        uploadOf(folder, release),
      );
      const form = await uploadForm(upload);
      const without = await site.app.inject({
        ...{ method: 'POST', url: '/api/releases/mfe-tours' },
        ...form,
      });
      expect(without.statusCode).toBe(401);
      expect(without.headers['www-authenticate']).toContain('Bearer');
      expect((await publish(upload, 'guessed')).statusCode).toBe(401);
      expect((await publish(upload, OTHER_TOKEN)).statusCode).toBe(403);
      expect(await running()).toBeUndefined();
    });
  });

  describe('operations', () => {
    it('PLT-04: a rollback brings the previous release back in every instance, the other remotes stay', async () => {
      const hotels = await buildRelease('mfe-hotels', 'one');
      await site.publish(hotels.folder);
      const one = await published('one');
      const two = await published('two');
      const second = await buildTestSite(database().connection, { env: { DATA_DIR: site.dataDir } });
      expect(await running(second.app)).toBe(two.release.hash);

      const answer = await operate(two.release.hash, 'rollback', { reason: 'the heading is wrong' });
      expect(answer.json()).toEqual({ active: one.release.hash, canary: null, version: 3 });
      // The other instance reads the registry a moment later.
      await eventually(async () => {
        const { apps } = (await second.app.inject('/api/registry')).json<Registry>();
        expect(apps.map(({ hash }) => hash)).toEqual([hotels.release.hash, one.release.hash]);
      });
      // Tabs that are still open go on with the files they started with.
      const old = await site.app.inject(`/releases/mfe-tours/${two.release.hash}/remoteEntry.js`);
      expect(old.statusCode).toBe(200);
      await second.app.close();
    });

    it('every change is recorded with time, token and reason, for who has a token only', async () => {
      await published('one');
      const { release } = await published('two', { reason: 'new heading' });
      await operate(release.hash, 'rollback', { reason: 'wrong' });
      const { events = [] } = await list();
      expect(events.map(({ action, who, reason }) => [action, who, reason])).toEqual([
        ['rollback', 'ci', 'wrong'],
        ['publish', 'ci', 'new heading'],
        ['publish', 'ci', null],
      ]);
      expect(Date.parse(events[0]?.at ?? '')).not.toBeNaN();
      const open = (await site.app.inject('/api/releases/mfe-tours')).json<ReleasesAnswer>();
      expect(open.releases).toHaveLength(2);
      expect(open.events).toBeUndefined();
    });

    it('a rollback that is sent twice undoes nothing, and the last release has nothing before it', async () => {
      const one = await published('one');
      const two = await published('two');
      await operate(two.release.hash, 'rollback');
      expect((await operate(two.release.hash, 'rollback')).statusCode).toBe(409);
      expect((await operate(one.release.hash, 'rollback')).statusCode).toBe(409);
      expect(await running()).toBe(one.release.hash);
    });

    it('goes back over releases that were taken back to the last good one', async () => {
      const one = await published('one');
      const two = await published('two');
      await operate(two.release.hash, 'rollback');
      const three = await published('three');
      await operate(three.release.hash, 'rollback');
      expect(await running()).toBe(one.release.hash);
      await operate(two.release.hash, 'activate');
      expect(await running()).toBe(two.release.hash);
    });

    it('a disabled release gives way, and cannot come back before it is enabled', async () => {
      const one = await published('one');
      const two = await published('two');
      await operate(two.release.hash, 'disable', { reason: 'leaks' });
      expect(await running()).toBe(one.release.hash);
      expect((await operate(two.release.hash, 'activate')).statusCode).toBe(409);
      expect((await operate(two.release.hash, 'canary', { percent: 5 })).statusCode).toBe(409);
      expect((await site.app.inject(`/api/releases/mfe-tours/${two.release.hash}`)).statusCode).toBe(404);
      await operate(two.release.hash, 'enable');
      expect(await running()).toBe(one.release.hash);
      expect((await operate(two.release.hash, 'activate')).statusCode).toBe(200);
    });

    it('a remote whose only release is disabled runs nothing, and the site says so', async () => {
      const { release } = await published('one');
      expect((await operate(release.hash, 'disable')).json()).toMatchObject({ active: null, canary: null });
      expect(await running()).toBeUndefined();
    });

    it.each(['activate', 'rollback', 'canary', 'disable', 'enable'])(
      '%s needs the token of its remote and a release that exists',
      async (name) => {
        const { release } = await published('one');
        const payload = name === 'canary' ? { percent: 10 } : {};
        const anonymous = await site.app.inject({
          method: 'POST',
          url: `/api/releases/mfe-tours/${release.hash}/${name}`,
          payload,
        });
        expect(anonymous.statusCode).toBe(401);
        expect((await operate(release.hash, name, payload, OTHER_TOKEN)).statusCode).toBe(403);
        expect((await operate('ffffffffffffffff', name, payload)).statusCode).toBe(404);
        expect((await operate('..%2f..', name, payload)).statusCode).toBe(400);
      },
    );

    it('changes that come at once all take place, one after another', async () => {
      const hashes: string[] = [];
      for (const marker of ['a', 'b', 'c', 'd']) hashes.push((await published(marker)).release.hash);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_each, index) => operate(hashes[index % 4] ?? '', 'disable')),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
      const { releases } = await list();
      expect(releases.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
      expect(await running()).toBeUndefined();
    });

    it('PLT-05: an override gets a published release with its integrity, running or not', async () => {
      const one = await published('one');
      await published('two');
      const answer = await site.app.inject(`/api/releases/mfe-tours/${one.release.hash}`);
      expect(answer.json()).toMatchObject({ name: 'mfe-tours', hash: one.release.hash });
      expect(Object.keys(answer.json<{ integrity: object }>().integrity)).not.toHaveLength(0);
      for (const path of ['mfe-tours/ffffffffffffffff', 'mfe-casino/ffffffffffffffff']) {
        expect((await site.app.inject(`/api/releases/${path}`)).statusCode).toBe(404);
      }
    });
  });
});
