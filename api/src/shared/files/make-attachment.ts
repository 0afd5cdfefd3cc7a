import { ATTACHMENT_MAX_BYTES, type Attachment } from '@atoll/contracts/attachment';
import { AppError } from '../errors/app-error';
import { checkPicture, type PictureRules } from '../pictures/check-picture';
import { redrawPicture } from '../pictures/make-picture';
import type { UploadedFile } from '../pictures/read-upload';
import { hasActiveContent } from './active-pdf';
import { fileNameOf } from './file-name';

const SIZE_COMPLAINT = 'A file has 10 MB at most.';
const NO_ATTACHMENT = 'Pictures (JPEG, PNG, WebP) and PDF files can be attached.';
/** What is read of a form, and what is taken as a picture. */
export const FILE_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: ATTACHMENT_MAX_BYTES,
  sizeComplaint: SIZE_COMPLAINT,
  kindComplaint: NO_ATTACHMENT,
};
/** Large enough to read a page that was photographed. */
const FULL_PX = 2_048;
const SMALL_PX = 480;
const ACTIVE_PDF =
  'This PDF holds a script, a form that sends itself or another file. Print it into a new PDF and send that one.';
const PDF = Buffer.from('%PDF-');

export interface MadeAttachment extends Omit<Attachment, 'id'> {
  readonly full: Buffer;
  /** Null where there is nothing smaller. */
  readonly small: Buffer | null;
}

/** What is wrong with a file, as a field of a form. */
export async function asFieldProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'INVALID_REQUEST') throw cause;
    const detail = cause.fields?.['file'] ?? NO_ATTACHMENT;
    throw new AppError('INVALID_FIELDS', { message: NO_ATTACHMENT, fields: { file: detail }, cause });
  }
}

async function drawn(bytes: Buffer): Promise<Omit<MadeAttachment, 'name'>> {
  await checkPicture(bytes, FILE_RULES);
  const full = await redrawPicture(bytes, FULL_PX);
  const small = await redrawPicture(full.bytes, SMALL_PX);
  const { width, height } = full;
  return { kind: 'picture', bytes: full.bytes.length, width, height, full: full.bytes, small: small.bytes };
}

/**
 * What is kept of an uploaded file, told by its bytes: a picture is drawn anew, a PDF stays as it is and is only ever
 * downloaded. Throws INVALID_FIELDS for a PDF with active content and for anything else, PAYLOAD_TOO_LARGE for too many pixels.
 */
export async function makeAttachment({ bytes, name }: UploadedFile): Promise<MadeAttachment> {
  const isPdf = bytes.subarray(0, PDF.length).equals(PDF);
  if (!isPdf) return { name: fileNameOf(name, 'picture'), ...(await asFieldProblem(drawn(bytes))) };
  if (hasActiveContent(bytes))
    throw new AppError('INVALID_FIELDS', { message: ACTIVE_PDF, fields: { file: ACTIVE_PDF } });
  const facts = { kind: 'pdf', bytes: bytes.length, width: null, height: null } as const;
  return { name: fileNameOf(name, 'pdf'), ...facts, full: bytes, small: null };
}
