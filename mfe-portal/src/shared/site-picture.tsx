import { bucketRules } from '@atoll/contracts/media';
import { toAppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { useId, useState } from 'react';
import { FileButton } from './file-button';
import { useUploadPictureMutation, type SiteBucket } from './pictures.api';
import * as s from './site-picture.module.css';

/** The specification's sentence for whatever is no picture; the server says the same. */
const NO_IMAGE = 'Please upload an image file';

interface Props {
  readonly bucket: SiteBucket;
  /** 'JPEG, PNG or WebP, at most 10 MB'. */
  readonly note: string;
  /** Where the picture is shown elsewhere. */
  readonly isUnseen?: boolean;
  /** Given by the form's item: the picture's path on this site, '' or null without one. */
  readonly value?: string | null;
  readonly onChange?: (picture: string | null) => void;
}

/** A picture of this site: checked here and again by the server, and kept as soon as it is chosen. */
export function SitePicture({ bucket, note, isUnseen = false, value = null, onChange }: Props) {
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const noteId = useId();
  const { types, maxBytes, sizeComplaint } = bucketRules(bucket);
  const words = value ? 'Choose another picture' : 'Choose a picture';

  function problemOf({ type, size }: File): string | null {
    if (!type.startsWith('image/')) return NO_IMAGE;
    return size > maxBytes ? sizeComplaint : null;
  }
  async function choose(file: File): Promise<void> {
    const refused = problemOf(file);
    setProblem(refused);
    if (refused !== null) return;
    const { data, error } = await upload({ bucket, file });
    if (data) onChange?.(data.url);
    else setProblem(toAppError(error).message);
  }
  return (
    <div className={s.picture}>
      {value && !isUnseen && <img src={value} alt="" width={160} height={120} />}
      <div className={s.file}>
        <div className={s.actions}>
          <FileButton
            label={words}
            types={types}
            isSingle
            size="small"
            icon="photo"
            busy={isLoading}
            aria-describedby={noteId}
            onFiles={([file]) => file && void choose(file)}
          >
            {words}
          </FileButton>
          {value && (
            <Button variant="text" size="small" onClick={() => onChange?.(null)}>
              Remove picture
            </Button>
          )}
        </div>
        <span id={noteId} className={problem ? s.problem : s.note} role="status">
          {problem ?? (isLoading ? 'The picture is being sent' : note)}
        </span>
      </div>
    </div>
  );
}

/** What buckets without rules of their own take. */
export const PHOTO_NOTE = 'JPEG, PNG or WebP, at most 10 MB';
/** For a form whose field without a picture is an empty text. */
export const pathOf = (picture: string | null) => picture ?? '';
