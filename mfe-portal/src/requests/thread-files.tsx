import type { Attachment } from '@atoll/contracts/attachment';
import { useAppDispatch } from '@atoll/platform';
import { lazyPart } from '@atoll/platform/lazy-part';
import { threadPath, type ThreadPlace } from '../shared/thread-place';

const attach = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "attach-files" */ '@atoll/platform/attach-files')).AttachFiles,
);
const read = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "read-attachments" */ '@atoll/platform/read-attachments'))
      .ReadAttachments,
);

interface FilesToSendProps {
  readonly place: ThreadPlace;
  readonly files: readonly Attachment[];
  readonly onFiles: (to: (files: readonly Attachment[]) => readonly Attachment[]) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** The files of the next message. */
export function FilesToSend({ place, ...rest }: FilesToSendProps) {
  return (
    <attach.Part {...rest} url={threadPath(place, 'attachments')} asking={useAppDispatch()} fallback={null} />
  );
}

interface MessageFilesProps {
  readonly place: ThreadPlace;
  readonly files: readonly Attachment[];
}

/** The files of a message that has arrived. */
export function MessageFiles({ place, files }: MessageFilesProps) {
  const asking = useAppDispatch();
  if (files.length === 0) return null;
  return <read.Part files={files} url={threadPath(place, 'attachments')} asking={asking} fallback={null} />;
}
