import type { MediaPicture } from '@atoll/contracts/media';
import { fileSizeText } from '@atoll/contracts/file-size';
import { showToast, useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { AskDialog } from '@atoll/ui/ask-dialog';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import { dayAndTime } from '../shared/civil-day';
import { usePictureUsesQuery, useRemovePictureMutation } from './media.api';
import * as s from './media.module.css';

/** What shows a picture, before it is removed from there too. */
function Uses({ picture: { bucket, key } }: { readonly picture: MediaPicture }) {
  const { data, error } = usePictureUsesQuery({ bucket, key });
  if (error) return <p role="alert">Where it is shown cannot be said now. {sentenceOf(error)}</p>;
  if (!data) return <p role="status">Looking for what shows it</p>;
  if (data.uses.length === 0) return <p>No city, country, event or slide shows it.</p>;
  return (
    <>
      <p>It is used by, and will be missing from:</p>
      <ul>
        {data.uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </>
  );
}

/** A picture of a bucket: its address, and the way to remove it. */
export function PictureCard({ picture }: { readonly picture: MediaPicture }) {
  const { bucket, key, url, width, height, bytes, created_at } = picture;
  const [isAsking, setAsking] = useState(false);
  const [remove, { error, isLoading }] = useRemovePictureMutation();
  const dispatch = useAppDispatch();
  const name = key.slice(0, 8);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(showToast({ text: 'The address is copied' }));
    } catch {
      // Browsers refuse it on pages without https, and where somebody has turned it off.
      dispatch(showToast({ text: `Please copy it by hand: ${url}`, tone: 'alert' }));
    }
  }
  async function takeAway(): Promise<void> {
    const answer = await remove({ bucket, key });
    if (answer.error) return;
    setAsking(false);
    dispatch(showToast({ text: 'The picture is removed' }));
  }
  return (
    <li className={s.card}>
      <img
        src={picture.variants['card'] ?? url}
        alt={`Picture ${name}`}
        loading="lazy"
        width={200}
        height={150}
      />
      <p className="small muted">
        {width} × {height}, {fileSizeText(bytes)}, {dayAndTime(created_at)}
      </p>
      <code className={s.address}>{url}</code>
      <div className={s.acts}>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Copy the address of ${name}`}
          onClick={() => void copy()}
        >
          Copy address
        </Button>
        <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      </div>
      <AskDialog
        isOpen={isAsking}
        title="Remove this picture?"
        confirm="Remove it"
        isDangerous
        isBusy={isLoading}
        problem={error ? sentenceOf(error) : null}
        onConfirm={() => void takeAway()}
        onClose={() => setAsking(false)}
      >
        {isAsking && <Uses picture={picture} />}
        <p>Its files are deleted in all sizes. This cannot be taken back.</p>
      </AskDialog>
    </li>
  );
}
