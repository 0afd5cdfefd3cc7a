import { MANIFEST_FILE, REMOTES, type RemoteName } from '@atoll/contracts/registry';

/** A build that somebody wants to see instead of the registry's. */
export interface Override {
  readonly app: RemoteName;
  /** Address of its federation manifest. */
  readonly manifest: string;
  /** Hash of a published release; null for a dev server. */
  readonly hash: string | null;
}

const HASH = /^[0-9a-f]{16}$/;

function isRemote(name: string): name is RemoteName {
  return (REMOTES as readonly string[]).includes(name);
}

function published(app: RemoteName, hash: string): Override {
  return { app, hash, manifest: `/releases/${app}/${hash}/${MANIFEST_FILE}` };
}

function devServer(app: RemoteName, address: string, trustedOrigins: readonly string[]): Override | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!trustedOrigins.includes(url.origin)) return null;
  const manifest = url.pathname.endsWith('.json') ? url : new URL(MANIFEST_FILE, url);
  return { app, hash: null, manifest: manifest.href };
}

/**
 * What `name@target` means: the hash of a published release, or the address of a dev server on a trusted origin. Null
 * for anything else. Production trusts no origin, so that there only published releases are left (PLT-05).
 */
export function parseOverride(text: string, trustedOrigins: readonly string[]): Override | null {
  const [, app = '', target = ''] = /^([^@]+)@(.+)$/.exec(text) ?? [];
  if (!isRemote(app)) return null;
  return HASH.test(target) ? published(app, target) : devServer(app, target, trustedOrigins);
}

/** What a stored manifest address means; null where it is not allowed (any more). */
export function storedOverride(
  app: string,
  manifest: string,
  trustedOrigins: readonly string[],
): Override | null {
  if (!isRemote(app)) return null;
  const [, hash] = new RegExp(`^/releases/${app}/([0-9a-f]{16})/${MANIFEST_FILE}$`).exec(manifest) ?? [];
  return parseOverride(`${app}@${hash ?? manifest}`, trustedOrigins);
}

/** What a person sees of it. */
export function overrideLabel({ app, hash, manifest }: Override): string {
  return `${app}@${hash ?? new URL(manifest).origin}`;
}
