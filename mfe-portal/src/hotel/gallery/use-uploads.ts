import { CITY_IMAGE_MAX_BYTES } from '@atoll/contracts/constants';
import { galleryPicturePath, type GalleryPicture } from '@atoll/contracts/hotel-gallery';
import { toAppError, useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { randomId } from '@atoll/platform/random-id';
import { uploadFile } from '@atoll/platform/upload-file';
import { announce } from '@atoll/ui/announce';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { pictureArrived, readAgain } from './gallery.api';
import { shrunkPicture } from './shrink-picture';
import { createUploadQueue, type SendOptions, type SendProblem, type UploadQueue } from './upload-queue';

/** What a file picker offers; the API looks at the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const TOO_LARGE = 'Refused: larger than 10 MB.';
const EMPTY = 'Refused: this file is empty. Choose one with a picture in it.';
const NO_PICTURE = 'Refused: not a picture. Use JPEG, PNG or WebP.';
/** What the API says of a file that it can never take, or has no room for. */
const REFUSALS: readonly string[] = ['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'CONFLICT', '42501'];

function complaintAbout({ size, type }: File): string | null {
  if (size === 0) return EMPTY;
  if (!PICTURE_TYPES.includes(type)) return NO_PICTURE;
  return size > CITY_IMAGE_MAX_BYTES ? TOO_LARGE : null;
}

type Dispatch = ReturnType<typeof useAppDispatch>;

function problemOf(error: unknown): SendProblem {
  const problem = toAppError(error);
  const isRefusal = problem.kind === 'api' && REFUSALS.includes(problem.code);
  const text = sentenceOf(error);
  return {
    isRefusal,
    isCut: problem.kind === 'network',
    text: isRefusal ? `Refused: ${text}` : text,
  };
}

function senderOf(dispatch: Dispatch, houseId: string) {
  return async ({ id, file, signal, onProgress }: SendOptions): Promise<SendProblem | null> => {
    try {
      const picture = await uploadFile<GalleryPicture>(dispatch, {
        ...{ url: galleryPicturePath(houseId, id), method: 'PUT', signal, onProgress },
        file: await shrunkPicture(file),
      });
      dispatch(pictureArrived(houseId, picture));
      announce(`${file.name} is uploaded`);
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };
}

/** Uploads go on while somebody looks at other pages of the area, so they belong to the document and not to a page. */
const queues = new Map<string, UploadQueue>();

function queueOf(dispatch: Dispatch, houseId: string): UploadQueue {
  const known = queues.get(houseId);
  if (known) return known;
  const made = createUploadQueue({
    send: senderOf(dispatch, houseId),
    newId: randomId,
    complaintAbout,
    onIdle: () => readAgain(dispatch, houseId),
  });
  queues.set(houseId, made);
  return made;
}

/** The uploads of a house. Leaving the site while some are on their way is asked about. */
export function useUploads(houseId: string) {
  const dispatch = useAppDispatch();
  const queue = useMemo(() => queueOf(dispatch, houseId), [dispatch, houseId]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  const isBusy = uploads.some(({ state }) => ['waiting', 'sending', 'again'].includes(state));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { uploads, isBusy, queue };
}
