import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { defineConfig } from '../shared/config/config-part';

/** Where releases come from, and who may publish them. */
const schema = Type.Object({
  DEV_REMOTES: Type.Array(Type.String({ pattern: '^mfe-[a-z]+=https?://[^/\\s,;]+$' }), {
    default: [],
    description:
      'comma-separated `app=origin` of remotes that run from a dev server on a trusted origin; set by `dev`, refused in production',
  }),
  RELEASES_FROM: Type.Array(Type.String({ minLength: 1 }), {
    default: [],
    description:
      'comma-separated build folders of remotes; those whose release is not known yet are published at start',
    byDefault: 'set by the start',
  }),
  // Tokens themselves are never known here; without any, nobody can publish over HTTP.
  DEPLOY_TOKENS: Type.Array(Type.String({ pattern: '^mfe-[a-z]+:[0-9a-f]{64}(:[\\w.@-]{1,60})?$' }), {
    default: [],
    description:
      "who may release: comma-separated `app:hash` or `app:hash:name`, where hash is the token's SHA-256 in hex ([SECURITY.md](../SECURITY.md))",
    byDefault: 'made by the start; none in production',
  }),
  RELEASE_UPLOADS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 60,
    description: 'uploads of one deploy token in ten minutes, all instances together',
  }),
  RELEASE_OPERATIONS_MAX: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 300,
    description: 'other release operations of one deploy token in ten minutes, all instances together',
  }),
});

export type ReleasesConfig = Readonly<Static<typeof schema>>;

/** Deploy tokens that stand in our own documents, or that nobody had to think about. */
const SAMPLE_DEPLOY_TOKENS = ['', 'atoll-sample-deploy-token', 'token', 'secret', 'password', 'changeme'];

function isSampleToken(entry: string): boolean {
  const hash = entry.split(':')[1];
  return SAMPLE_DEPLOY_TOKENS.some((token) => createHash('sha256').update(token).digest('hex') === hash);
}

export const releasesConfig = defineConfig({
  schema,
  words: {
    DEV_REMOTES: 'must be a comma-separated list of app=origin such as mfe-tours=http://localhost:4202',
    RELEASES_FROM: 'must be a comma-separated list of folders',
    DEPLOY_TOKENS: 'must be a comma-separated list of app:sha256 or app:sha256:name',
  },
  problems: ({ NODE_ENV, ...values }) => {
    const [devRemotes, tokens] = [values.DEV_REMOTES as string[], values.DEPLOY_TOKENS as string[]];
    // One rule for what a page may load: trusted origins, whoever names them.
    const trusted = values.TRUSTED_REMOTE_ORIGINS as string[];
    const areTrusted = devRemotes.every((setting) =>
      trusted.includes(setting.slice(setting.indexOf('=') + 1)),
    );
    const isProduction = NODE_ENV === 'production';
    return [
      ...(areTrusted ? [] : ['DEV_REMOTES names an origin that is not in TRUSTED_REMOTE_ORIGINS']),
      ...(isProduction && tokens.some(isSampleToken)
        ? ['DEPLOY_TOKENS holds a sample token, which production refuses']
        : []),
      ...(isProduction && devRemotes.length > 0 ? ['DEV_REMOTES must be empty in production'] : []),
    ];
  },
});
