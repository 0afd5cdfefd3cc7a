import type { Attachment, AttachmentSize } from '@atoll/contracts/attachment';
import { fileSizeText } from '@atoll/contracts/file-size';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../button/button';
import { PictureViewer } from '../picture-viewer/picture-viewer';
import * as s from './attached-files.module.css';

type Read = (id: string, size: AttachmentSize) => Promise<Blob>;

export interface AttachedFilesProps {
  readonly files: readonly Attachment[];
  /** The bytes of one of them. */
  readonly read: Read;
  /** Hands a file to the browser to keep. */
  readonly onSave: (bytes: Blob, name: string) => void;
}

/** Bytes as a URL: the site's pages may show pictures of the site and of `data:` alone. */
async function asDataUrl(picture: Blob): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await picture.arrayBuffer())) text += String.fromCharCode(byte);
  return `data:${picture.type};base64,${btoa(text)}`;
}

/** A picture as a URL: null until it is here, 'failed' where it could not be had. Asks again after `retry`. */
function usePictureUrl(id: string, size: AttachmentSize, read: Read) {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ url: string | null; attempt: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    const keep = (url: string | null) => {
      if (!isGone) setFound({ url, attempt });
    };
    read(id, size)
      .then(asDataUrl)
      .then(keep, () => keep(null));
    return () => {
      isGone = true;
    };
  }, [id, size, read, attempt]);
  const current = found?.attempt === attempt ? found : null;
  return {
    url: current?.url ?? null,
    hasFailed: current !== null && current.url === null,
    retry: () => setAttempt((before) => before + 1),
  };
}

interface ThumbnailProps {
  readonly file: Attachment;
  readonly read: Read;
  readonly onOpen: () => void;
}

function Thumbnail({ file, read, onOpen }: ThumbnailProps) {
  const { url, hasFailed, retry } = usePictureUrl(file.id, 'small', read);
  if (hasFailed)
    return (
      <p className={s.file} role="alert">
        {file.name} could not be loaded.{' '}
        <Button size="small" variant="text" aria-label={`Load ${file.name} again`} onClick={retry}>
          Try again
        </Button>
      </p>
    );
  return (
    <button type="button" className={s.thumbnail} aria-label={`Show ${file.name} larger`} onClick={onOpen}>
      {url ? (
        <img className={s.picture} src={url} alt={file.name} />
      ) : (
        <span className={s.waiting} role="status" aria-label={`Loading ${file.name}`} />
      )}
    </button>
  );
}

interface ViewerProps {
  readonly pictures: readonly Attachment[];
  readonly first: Attachment;
  readonly read: Read;
  readonly onClose: () => void;
}

function Viewer({ pictures, first, read, onClose }: ViewerProps) {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    for (const { id } of pictures)
      read(id, 'full')
        .then(asDataUrl)
        .then(
          (url) => {
            if (!isGone) setUrls((all) => ({ ...all, [id]: url }));
          },
          () => {
            if (!isGone) setFailed(true);
          },
        );
    return () => {
      isGone = true;
    };
  }, [pictures, read]);
  const there = pictures.filter(({ id }) => urls[id] !== undefined);
  if (hasFailed && there.length === 0)
    return (
      <p className={s.file} role="alert">
        The picture could not be loaded.{' '}
        <Button size="small" variant="text" onClick={onClose}>
          Close
        </Button>
      </p>
    );
  // All of them, so that turning the pages counts them right; one that failed is not among them.
  if (!hasFailed && there.length < pictures.length) return null;
  return (
    <PictureViewer
      shown={Math.max(0, there.indexOf(first))}
      title="Files of this message"
      fit="contain"
      pictures={there.map(({ id, name }) => ({ src: urls[id] ?? '', alt: name, label: name }))}
      onClose={onClose}
    />
  );
}

interface DownloadProps extends Pick<AttachedFilesProps, 'read' | 'onSave'> {
  readonly file: Attachment;
}

function Download({ file: { id, name, bytes }, read, onSave }: DownloadProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function download(): Promise<void> {
    setState('busy');
    try {
      onSave(await read(id, 'full'), name);
      setState('ready');
    } catch {
      // Said below; the button asks again.
      setState('failed');
    }
  }
  return (
    <div className={s.file}>
      <Button
        size="small"
        variant="quiet"
        icon="download"
        busy={state === 'busy'}
        onClick={() => void download()}
      >
        {name}, {fileSizeText(bytes)}
      </Button>
      {state === 'failed' && <p role="alert">{name} could not be loaded.</p>}
    </div>
  );
}

/** The files of a message: pictures that open larger, and PDF files to keep. */
export function AttachedFiles({ files, read, onSave }: AttachedFilesProps) {
  const [open, setOpen] = useState<Attachment | null>(null);
  const pictures = useMemo(() => files.filter(({ kind }) => kind === 'picture'), [files]);
  return (
    <>
      <ul className={s.files}>
        {files.map((file) => (
          <li key={file.id}>
            {file.kind === 'picture' ? (
              <Thumbnail file={file} read={read} onOpen={() => setOpen(file)} />
            ) : (
              <Download file={file} read={read} onSave={onSave} />
            )}
          </li>
        ))}
      </ul>
      {open && <Viewer pictures={pictures} first={open} read={read} onClose={() => setOpen(null)} />}
    </>
  );
}
