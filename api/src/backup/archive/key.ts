import { BackupError } from '../backup-error';

/** The library is loaded where a backup is made or read, and nowhere else. */
const age = () => import('age-encryption');

/** A new key for BACKUP_KEY. */
export async function newKey(): Promise<string> {
  return (await age()).generateX25519Identity();
}

/** Throws a BackupError for what only looks like a key, so that no backup is called damaged for it. */
export async function checkKey(key: string): Promise<void> {
  try {
    await (await age()).identityToRecipient(key);
  } catch (cause) {
    throw new BackupError('BACKUP_KEY is no key: a letter of it is wrong or missing.', { cause });
  }
}

/** Encrypts what somebody with this key can read. */
export async function encryptWith(key: string, plain: ReadableStream<Uint8Array>) {
  const { Encrypter, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return encrypter.encrypt(plain);
}

/** Throws a BackupError where the key does not fit; the stream itself fails where anything was changed or cut. */
export async function decryptWith(key: string, secret: ReadableStream<Uint8Array>, name: string) {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return await decrypter.decrypt(secret);
  } catch (error) {
    if (/no identity matched/.test(String(error)))
      throw new BackupError(`${name} cannot be opened with BACKUP_KEY: it was made with another key.`);
    throw error;
  }
}
