import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../shared/errors/app-error';

/** A permission to release one remote. Only its hash is known here. */
interface DeployToken {
  readonly app: string;
  readonly hash: Buffer;
  /** For the record of who did what. */
  readonly name: string;
}

export interface DeployTokens {
  /**
   * The name of the token in an Authorization header. Throws UNAUTHENTICATED where it is none of ours and FORBIDDEN
   * where it belongs to another remote.
   */
  readonly authorise: (app: string, authorization: string | undefined) => string;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** One entry of DEPLOY_TOKENS: `app:sha256hex` or `app:sha256hex:name`. */
function parse(entry: string): DeployToken {
  const [app = '', hex = '', name] = entry.split(':');
  return { app, hash: Buffer.from(hex, 'hex'), name: name ?? `${app}#${hex.slice(0, 8)}` };
}

const NEEDED = { headers: { 'www-authenticate': 'Bearer realm="releases"' } };

/** Checks deploy tokens in constant time: every known one is compared, whichever is right. */
export function createDeployTokens(entries: readonly string[]): DeployTokens {
  const tokens = entries.map(parse);
  return {
    authorise: (app, authorization) => {
      const [, presented] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
      if (presented === undefined) {
        throw new AppError('UNAUTHENTICATED', { ...NEEDED, message: 'This needs a deploy token.' });
      }
      const hash = sha256(presented);
      const matching = tokens.filter((token) => timingSafeEqual(token.hash, hash));
      if (matching.length === 0) {
        throw new AppError('UNAUTHENTICATED', { ...NEEDED, message: 'This deploy token is not known.' });
      }
      const token = matching.find((each) => each.app === app);
      if (!token) throw new AppError('FORBIDDEN', { message: `This deploy token is not for ${app}.` });
      return token.name;
    },
  };
}
