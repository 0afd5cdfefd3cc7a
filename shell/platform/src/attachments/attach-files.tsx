import { AttachmentField } from '@atoll/ui/attachment-field';
import { useEffect } from 'react';
import { useUploads, type UploadsOptions } from './use-uploads';

export interface AttachFilesProps extends UploadsOptions {
  /** Told whether a file is on its way or did not arrive. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Chooses, drops or pastes files for the next message, and uploads them. */
export function AttachFiles({ onBusy, ...options }: AttachFilesProps) {
  const { uploads, problem, add, retry, cancel, remove } = useUploads(options);
  const isBusy = uploads.length > 0;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  return (
    <AttachmentField
      files={options.files}
      uploads={uploads.map((upload) => ({
        ...{ id: upload.id, name: upload.file.name, share: upload.share, problem: upload.problem },
        onRetry: upload.canRetry ? () => retry(upload) : null,
        onCancel: () => cancel(upload),
      }))}
      problem={problem}
      onChoose={add}
      onRemove={remove}
    />
  );
}
