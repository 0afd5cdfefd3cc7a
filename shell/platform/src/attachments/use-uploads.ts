import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  type Attachment,
} from '@atoll/contracts/attachment';
import { toAppError } from '@atoll/platform';
import { announce } from '@atoll/ui/announce';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../account-form/use-form-errors';
import { randomId } from '../random-id/random-id';
import { removeFile, uploadFile, type Asking } from './file-requests';

/** A file on its way, or one that did not arrive. */
interface Upload {
  readonly id: string;
  readonly file: File;
  /** What is sent of it, from 0 to 1. */
  readonly share: number;
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: string | null;
  /** False where it would be refused again. */
  readonly canRetry: boolean;
}

export interface UploadsOptions {
  /** Uploaded already, for the next message. */
  readonly files: readonly Attachment[];
  readonly onFiles: (to: (files: readonly Attachment[]) => readonly Attachment[]) => void;
  /** Where files are uploaded; each is then below it, by its id. */
  readonly url: string;
  readonly asking: Asking;
}

const TOO_MANY = `A message has ${ATTACHMENTS_MAX} files at most.`;
const TOO_LARGE = 'A file has 10 MB at most.';
const WRONG_KIND = 'Pictures (JPEG, PNG, WebP) and PDF files can be attached.';
/** What the API says of a file that it can never take. */
const REFUSALS: readonly string[] = ['INVALID_FIELDS', 'PAYLOAD_TOO_LARGE'];

/** Why a file cannot be taken, before it is sent; a type that the browser does not know the API finds out. */
function complaintAbout({ size, type }: File): string | null {
  if (type !== '' && !ATTACHMENT_TYPES.some((known) => known === type)) return WRONG_KIND;
  return size > ATTACHMENT_MAX_BYTES ? TOO_LARGE : null;
}

/** Uploads files for the next message one beside the other. Leaving the conversation stops what is on its way. */
export function useUploads({ files, onFiles, url, asking }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const stops = useRef(new Map<string, AbortController>());
  // When each was chosen, by the ids of uploads and of files: they arrive in another order.
  const orders = useRef(new Map<string, number>());

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const mark = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const forget = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function run({ id, file }: Pick<Upload, 'id' | 'file'>): Promise<void> {
    const complaint = complaintAbout(file);
    if (complaint) return mark(id, { problem: complaint, canRetry: false });
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const onProgress = (share: number) => mark(id, { share });
      const added = await uploadFile(asking, { url, file, signal: stop.signal, onProgress });
      forget(id);
      const order = orders.current.set(added.id, orders.current.get(id) ?? 0);
      const at = (fileId: string) => order.get(fileId) ?? -1;
      onFiles((all) => [...all, added].sort((one, other) => at(one.id) - at(other.id)));
      announce(`${added.name} is attached`);
    } catch (error) {
      if (stop.signal.aborted) return;
      const refusal = toAppError(error);
      const canRetry = !('code' in refusal && REFUSALS.includes(refusal.code));
      mark(id, { problem: sentenceOf(error), canRetry });
    } finally {
      stops.current.delete(id);
    }
  }

  return {
    uploads,
    problem,
    add: (chosen: readonly File[]) => {
      const refused = uploads.filter(({ canRetry }) => !canRetry).length;
      const wrong = chosen.filter((file) => complaintAbout(file) !== null);
      const good = chosen.filter((file) => complaintAbout(file) === null);
      const room = Math.max(0, ATTACHMENTS_MAX - files.length - (uploads.length - refused));
      setProblem(good.length > room ? TOO_MANY : null);
      const fresh = [...good.slice(0, room), ...wrong].map((file) => {
        const id = randomId();
        orders.current.set(id, orders.current.size);
        return { id, file, share: 0, problem: null, canRetry: true };
      });
      setUploads((all) => [...all, ...fresh]);
      for (const upload of fresh) void run(upload);
    },
    retry: (upload: Upload) => {
      mark(upload.id, { share: 0, problem: null });
      void run(upload);
    },
    cancel: ({ id }: Upload) => {
      stops.current.get(id)?.abort();
      forget(id);
      setProblem(null);
    },
    remove: ({ id }: Attachment) => {
      onFiles((all) => all.filter((file) => file.id !== id));
      setProblem(null);
      void removeFile(asking, `${url}/${id}`);
    },
  };
}
