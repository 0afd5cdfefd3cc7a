import type { ApiSecrets } from '../../shared/secrets/api-secrets';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SecretBox {
  readonly seal: (text: string) => string;
  /** Null where no secret that is known has sealed it. */
  readonly open: (sealed: string) => string | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Null where it was not sealed by this key. */
function opening(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  try {
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    // The authentication tag says so: another key, or other bytes.
    return null;
  }
}

/** Encrypts short texts (AES-256-GCM) by keys that are derived from the API's secrets for this use. */
export function createSecretBox(secrets: ApiSecrets, use: string): SecretBox {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(secrets[0]), iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      return secrets.map((secret) => opening(bytes, keyOf(secret))).find((text) => text !== null) ?? null;
    },
  };
}
