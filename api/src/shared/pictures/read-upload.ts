import type { FastifyRequest } from 'fastify';
import type { BucketRules } from '@atoll/contracts/media';
import { AppError } from '../errors/app-error';
import { noImage, tooLarge } from './picture-problems';

/** A form may say a little beside its file; nobody reads it. */
const FORM_LIMITS = { files: 1, fields: 4, fieldSize: 1_024, parts: 5 };

/** The code of an error of the form's reader or of ours; null where its parser could not make sense of the body. */
function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

/** A file as it was sent. Its name is what its sender says. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly name: string;
}

/**
 * The file of a form, as far as the rules take it. Throws PAYLOAD_TOO_LARGE as soon as it is longer, INVALID_REQUEST
 * where there is no file, or the form is cut off or does not have the boundary that its header names.
 */
export async function readUpload(
  request: FastifyRequest,
  rules: Pick<BucketRules, 'maxBytes' | 'sizeComplaint' | 'sizeCode'>,
): Promise<UploadedFile> {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the file as multipart/form-data.' });
  }
  try {
    const part = await request.file({
      limits: { ...FORM_LIMITS, fileSize: rules.maxBytes },
      preservePath: true,
    });
    if (!part) throw noImage('This is required.');
    const bytes = await part.toBuffer();
    // A file that is cut off at the end of what was read last comes without an error.
    if (part.file.truncated) throw tooLarge(rules);
    if (bytes.length === 0) throw noImage('This file is empty. Choose another one.');
    if (/[/\\]/.test(part.filename)) throw noImage('The name of the file must not hold a path.');
    return { bytes, name: part.filename };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(rules);
    throw code === null ? noImage('The form is not complete.', error) : error;
  }
}
