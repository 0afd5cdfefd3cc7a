import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@atoll/contracts/registry';

/** What an upload of a release says, and its files by path. */
export interface ReleaseUpload {
  readonly record: unknown;
  readonly files: Readonly<Record<string, Buffer>>;
  readonly activate?: boolean;
  readonly reason?: string;
}

/** A build folder as `pnpm release` uploads it. */
export async function uploadOf(
  folder: string,
  record: Release,
): Promise<ReleaseUpload & { readonly record: Release }> {
  const files: Record<string, Buffer> = {};
  for (const path of record.files.flatMap(({ path: name }) => [name, `${name}.br`, `${name}.gz`])) {
    const file = join(folder, path);
    if (existsSync(file)) files[path] = await readFile(file);
  }
  return { record, files };
}

/** A body and the header that says where its parts end. */
export interface UploadForm {
  readonly payload: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export async function encoded(form: FormData): Promise<UploadForm> {
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
}

/** An upload as a form, its record first. */
export async function uploadForm({ record, files, activate, reason }: ReleaseUpload): Promise<UploadForm> {
  const form = new FormData();
  form.append('record', JSON.stringify(record));
  if (activate !== undefined) form.append('activate', String(activate));
  if (reason !== undefined) form.append('reason', reason);
  for (const [path, bytes] of Object.entries(files)) form.append(path, new Blob([new Uint8Array(bytes)]));
  return encoded(form);
}
