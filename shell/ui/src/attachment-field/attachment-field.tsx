import { ATTACHMENT_TYPES, type Attachment } from '@atoll/contracts/attachment';
import { fileSizeText } from '@atoll/contracts/file-size';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import * as s from './attachment-field.module.css';

export interface ShownUpload {
  readonly id: string;
  readonly name: string;
  /** What is sent of it, from 0 to 1. */
  readonly share: number;
  /** Why it did not arrive; null while it is on its way. */
  readonly problem: string | null;
  /** Null where it would be refused again. */
  readonly onRetry: (() => void) | null;
  readonly onCancel: () => void;
}

export interface AttachmentFieldProps {
  /** Uploaded already. */
  readonly files: readonly Attachment[];
  readonly uploads: readonly ShownUpload[];
  /** What is wrong with what was chosen. */
  readonly problem: string | null;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (file: Attachment) => void;
}

function UploadRow({ name, share, problem, onRetry, onCancel }: ShownUpload) {
  if (problem !== null)
    return (
      <li className={s.row}>
        <Icon name="alert-circle" />
        <p className={s.failed} role="alert">
          {name} did not arrive. {problem}
        </p>
        {onRetry && (
          <Button size="small" variant="quiet" onClick={onRetry} aria-label={`Try ${name} again`}>
            Try again
          </Button>
        )}
        <Button size="small" variant="text" onClick={onCancel} aria-label={`Leave ${name} out`}>
          Leave out
        </Button>
      </li>
    );
  return (
    <li className={s.row}>
      <Icon name="file-text" />
      <p className={s.name}>
        {name}
        <progress className={s.progress} max={1} value={share} aria-label={`${name} is being sent`} />
      </p>
      <Button size="small" variant="text" onClick={onCancel} aria-label={`Cancel ${name}`}>
        Cancel
      </Button>
    </li>
  );
}

/**
 * The files of a message that is being written: chosen with a button, or dropped on or pasted into the form around it.
 */
export function AttachmentField({ files, uploads, problem, onChoose, onRemove }: AttachmentFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });

  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const take = (event: Event, data: DataTransfer | null) => {
      if (!data || data.files.length === 0) return;
      event.preventDefault();
      choose.current([...data.files]);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    form.addEventListener('paste', paste);
    form.addEventListener('drop', drop);
    form.addEventListener('dragover', over);
    return () => {
      form.removeEventListener('paste', paste);
      form.removeEventListener('drop', drop);
      form.removeEventListener('dragover', over);
    };
  }, []);

  return (
    <div className={s.field}>
      {files.length + uploads.length > 0 && (
        <ul className={s.list} aria-label="Files of this message">
          {files.map((file) => (
            <li key={file.id} className={s.row}>
              <Icon name={file.kind === 'picture' ? 'photo' : 'file-text'} />
              <p className={s.name}>
                {file.name} <span className={s.size}>{fileSizeText(file.bytes)}</span>
              </p>
              <Button
                size="small"
                variant="text"
                aria-label={`Remove ${file.name}`}
                onClick={() => onRemove(file)}
              >
                Remove
              </Button>
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} {...upload} />
          ))}
        </ul>
      )}
      {problem && (
        <p className={s.failed} role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept={ATTACHMENT_TYPES.join()}
        aria-label="Files to attach"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file again is a change, too.
          currentTarget.value = '';
        }}
      />
      <Button size="small" variant="quiet" icon="photo" onClick={() => input.current?.click()}>
        Attach files
      </Button>
      <p className={s.hint}>Pictures or PDF files, 10 MB each.</p>
    </div>
  );
}
