import type { Attachment } from '@atoll/contracts/attachment';
import type { FastifyReply } from 'fastify';
import { dispositionOf } from './file-name';

/** Nothing of a file runs, sends a form or loads anything, not even where a browser opens it instead of keeping it. */
const POLICY = "default-src 'none'; sandbox";

interface SentFile {
  readonly file: Pick<Attachment, 'kind' | 'name'>;
  readonly bytes: Buffer;
  /** `inline` is for what pages show; a PDF is a download in any case. */
  readonly disposition: 'attachment' | 'inline';
}

/** Sends what somebody has uploaded: pictures as WebP, a PDF as a download. */
export function sendFile(reply: FastifyReply, { file, bytes, disposition }: SentFile): FastifyReply {
  const isPdf = file.kind === 'pdf';
  return reply
    .header('content-disposition', dispositionOf(isPdf ? 'attachment' : disposition, file.name))
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .type(isPdf ? 'application/pdf' : 'image/webp')
    .send(bytes);
}
