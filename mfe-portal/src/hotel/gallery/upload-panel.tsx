import { fileSizeText } from '@atoll/contracts/file-size';
import { bucketRules, HOTEL_PICTURES } from '@atoll/contracts/media';
import { countOf } from '@atoll/contracts/words';
import { Button, IconButton } from '@atoll/ui/button';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { FileButton } from '../../shared/file-button';
import { Panel } from '../../shared/panel';
import type { PictureUpload, UploadQueue } from './upload-queue';
import * as s from './upload-panel.module.css';
import { PICTURE_TYPES, useUploads } from './use-uploads';

const LEAST_SIDE = bucketRules(HOTEL_PICTURES).leastSidePx;
const PREVIEW = { width: 128, height: 96 };

/** Draws the middle of a picture. False where this browser cannot read it. */
async function drawInto(canvas: HTMLCanvasElement, file: File): Promise<boolean> {
  if (typeof createImageBitmap !== 'function' || !PICTURE_TYPES.includes(file.type)) return false;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return false;
  const scale = Math.max(PREVIEW.width / bitmap.width, PREVIEW.height / bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, (PREVIEW.width - width) / 2, (PREVIEW.height - height) / 2, width, height);
  bitmap.close();
  return true;
}

/** A small view of a file that is only on this device so far, drawn, because the page may load no picture from it. */
function Preview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isThere = true;
    if (canvas.current) void drawInto(canvas.current, file).then((is) => isThere && setDrawn(is));
    return () => void (isThere = false);
  }, [file]);
  return (
    <span className={s.preview}>
      <canvas ref={canvas} {...PREVIEW} hidden={!isDrawn} aria-hidden="true" />
      {!isDrawn && <Icon name="file-text" />}
    </span>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function stateText({ state, share, problem }: PictureUpload): string {
  switch (state) {
    case 'waiting':
      return 'Waits for its turn';
    case 'sending':
      return share < 1 ? `Uploading, ${percent(share)}` : 'Sent, being checked';
    case 'again':
      return `${problem ?? ''} It is tried again by itself.`;
    case 'done':
      return 'Uploaded';
    default:
      return problem ?? 'It did not arrive.';
  }
}

const ICONS = {
  done: 'circle-check',
  failed: 'alert-circle',
  refused: 'alert-circle',
  again: 'refresh',
} as const;

function Row({ upload, queue }: { readonly upload: PictureUpload; readonly queue: UploadQueue }) {
  const { id, file, state, share } = upload;
  const isOver = state === 'failed' || state === 'refused';
  return (
    <li className={classNames(s.row, isOver && s.over, state === 'done' && s.done)}>
      <Preview file={file} />
      <div className={s.about}>
        <p className={s.line}>
          <b className={s.name}>{file.name}</b> <span className="small muted">{fileSizeText(file.size)}</span>
        </p>
        {state !== 'refused' && (
          <progress
            max={1}
            value={share}
            className={s.progress}
            aria-label={`${file.name}: ${percent(share)}`}
          />
        )}
        <p className={s.state} role={isOver ? 'alert' : undefined}>
          {state in ICONS && <Icon name={ICONS[state as keyof typeof ICONS]} size="s" />} {stateText(upload)}
        </p>
      </div>
      {state === 'failed' && (
        <Button
          size="small"
          icon="refresh"
          aria-label={`Try ${file.name} again`}
          onClick={() => queue.retry(id)}
        >
          Try again
        </Button>
      )}
      {state !== 'done' && (
        <IconButton
          icon="x"
          size="small"
          label={isOver ? `Leave ${file.name} out` : `Cancel ${file.name}`}
          onClick={() => queue.dismiss(id)}
        />
      )}
    </li>
  );
}

/** '7 of 10 uploaded, 1 failed, 1 refused'. */
function summaryOf(uploads: readonly PictureUpload[]): string {
  const count = (state: PictureUpload['state']) => uploads.filter((upload) => upload.state === state).length;
  const parts = [`${count('done')} of ${uploads.length} uploaded`];
  if (count('failed') > 0) parts.push(`${count('failed')} failed`);
  if (count('refused') > 0) parts.push(`${count('refused')} refused`);
  return parts.join(', ');
}

/** Where pictures are dropped or chosen, and how far each of them has come. */
export function UploadPanel({ houseId }: { readonly houseId: string }) {
  const { uploads, isBusy, queue } = useUploads(houseId);
  const [isOver, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    queue.add([...event.dataTransfer.files]);
  }
  return (
    <Panel
      title="Upload"
      aside={
        uploads.length > 0 && (
          <p className="small muted" role="status">
            {summaryOf(uploads)}
          </p>
        )
      }
    >
      <div className={s.layout}>
        <div
          className={classNames(s.drop, isOver && s.dropOver)}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="photo" size="l" />
          <p>
            <b>Drop pictures here</b>
          </p>
          <p className="small muted">
            JPEG, PNG or WebP, up to 10 MB and at least {LEAST_SIDE} pixels each. Place and camera data are
            removed.
          </p>
          <FileButton size="small" label="Pictures to upload" types={PICTURE_TYPES} onFiles={queue.add}>
            Choose pictures
          </FileButton>
        </div>
        {uploads.length > 0 && (
          <div className={s.list}>
            <ul aria-label="Pictures on their way">
              {uploads.map((upload) => (
                <Row key={upload.id} upload={upload} queue={queue} />
              ))}
            </ul>
            {!isBusy && uploads.some(({ state }) => state === 'done') && (
              <Button variant="text" size="small" onClick={queue.clear}>
                Clear what is uploaded
              </Button>
            )}
          </div>
        )}
      </div>
      {isBusy && (
        <p className="small muted">
          {countOf(uploads.filter(({ state }) => state !== 'done').length, 'picture')} to go. You can look at
          other pages of your area meanwhile.
        </p>
      )}
    </Panel>
  );
}
