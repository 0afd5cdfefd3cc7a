import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface SecretBox {
  readonly seal: (text: string) => string;
  /** Throws where it was not sealed by this box. */
  readonly open: (sealed: string) => string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts short texts (AES-256-GCM) by a key that is derived from the API's secret for this use. */
export function createSecretBox(apiSecret: string, use: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', apiSecret, '', use, 32));
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    },
  };
}
