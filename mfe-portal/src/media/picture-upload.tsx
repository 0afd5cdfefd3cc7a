import type { MediaBucket } from '@atoll/contracts/media';
import { useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { useState } from 'react';
import { FileButton } from '../shared/file-button';
import { useUploadPictureMutation } from '../shared/pictures.api';
import { picturesChanged } from './media.api';

/** Of the files that were chosen last. */
interface Sending {
  readonly total: number;
  readonly done: number;
  readonly problems: readonly { readonly name: string; readonly text: string }[];
}

/** Sends pictures one after the other: one that is refused stops none of the others, and is named. */
export function PictureUpload({ bucket: { name: bucket, types } }: { readonly bucket: MediaBucket }) {
  const [send] = useUploadPictureMutation();
  const [sending, setSending] = useState<Sending | null>(null);
  const dispatch = useAppDispatch();
  const isBusy = sending !== null && sending.done < sending.total;

  async function sendAll(files: readonly File[]): Promise<void> {
    if (files.length === 0 || isBusy) return;
    let state: Sending = { total: files.length, done: 0, problems: [] };
    setSending(state);
    for (const file of files) {
      const { error } = await send({ bucket, file });
      const problems = error
        ? [...state.problems, { name: file.name, text: sentenceOf(error) }]
        : state.problems;
      state = { ...state, done: state.done + 1, problems };
      setSending(state);
    }
    dispatch(picturesChanged());
  }
  return (
    <div>
      <FileButton
        size="small"
        label="Pictures to upload"
        types={types}
        busy={isBusy}
        onFiles={(files) => void sendAll(files)}
      >
        Upload pictures
      </FileButton>
      {sending && (
        <div role="status">
          {isBusy && <progress max={sending.total} value={sending.done} aria-label="Pictures sent" />}
          <p className="small">
            {sending.done - sending.problems.length} of {sending.total} uploaded
          </p>
          <ul>
            {sending.problems.map(({ name, text }, index) => (
              <li key={`${index} ${name}`} className="small">
                <b>{name}</b>: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
