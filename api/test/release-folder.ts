import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { releaseText } from '@atoll/contracts/release-text';
import { CONTRACT_VERSION, federationName, type Release, type RemoteName } from '@atoll/contracts/registry';

export interface BuiltRelease {
  readonly folder: string;
  readonly release: Release;
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** The record with the hash that belongs to it. */
export function withHash(record: Omit<Release, 'hash'> & Partial<Release>): Release {
  return { ...record, hash: createHash('sha256').update(releaseText(record)).digest('hex').slice(0, 16) };
}

/** Writes a folder as a remote's build leaves it, with compressed siblings. `marker` makes one differ from another. */
export async function buildRelease(
  app: RemoteName,
  marker: string,
  overrides: Partial<Release> = {},
  /** Source of its `server.mjs`; none by default. */
  server?: string,
): Promise<BuiltRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-release-'));
  const sources: Record<string, string> = {
    'assets/page.css': `.page { content: '${marker}' }`,
    'mf-manifest.json': JSON.stringify({
      name: federationName(app),
      marker,
      note: '</script><b>',
      metaData: { publicPath: 'auto', remoteEntry: { path: '', name: 'remoteEntry.js' } },
      exposes: [{ path: './app' }],
    }),
    ...(server ? { 'server.mjs': server } : {}),
    'remoteEntry.js': `globalThis.marker = '${marker}';`.repeat(20),
  };
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${path}.gz`), gzipSync(text));
  }
  const files = Object.entries(sources).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    integrity: integrityOf(text),
  }));
  const record = withHash({
    app,
    version: '0.1.0',
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    preload: ['remoteEntry.js', 'assets/page.css'],
    files,
    commit: null,
    shared: { react: '^19.3.0', '@atoll/platform': '^1.0.0' },
    uses: { react: ['useState'], '@atoll/platform': ['createRemote'] },
    federation: '^2.9.0',
    exports: ['bootstrap', 'mount', 'unmount'],
    sizes: { entryBytes: 100, firstRouteBytes: 200, totalBytes: 200 },
    budget: { entryBytes: 1_000, firstRouteBytes: 2_000, totalBytes: 2_000 },
    ...overrides,
  });
  const release: Release = { ...record, hash: overrides.hash ?? record.hash };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { folder, release };
}
