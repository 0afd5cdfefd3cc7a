import type { Attachment } from '@atoll/contracts/attachment';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { lazyPart } from '@atoll/platform/lazy-part';
import { ownPath } from '../requests.api';

const attach = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "attach-files" */ '@atoll/platform/attach-files')).AttachFiles,
);
const read = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "read-files" */ '@atoll/platform/read-attachments')).ReadAttachments,
);

interface OfThread {
  readonly token: string;
  readonly agentId: string;
}

// Whoever has the link reads and writes, signed in or not.
const of = ({ token, agentId }: OfThread) => ({
  url: ownPath(REQUEST_PATHS.ownAttachments, token, agentId),
  asking: null,
});

interface FilesToSendProps extends OfThread {
  readonly files: readonly Attachment[];
  readonly onFiles: (to: (files: readonly Attachment[]) => readonly Attachment[]) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** The files of the next message to an agent. */
export function FilesToSend({ token, agentId, ...rest }: FilesToSendProps) {
  return <attach.Part {...rest} {...of({ token, agentId })} fallback={null} />;
}

/** The files of a message that has arrived. */
export function MessageFiles({ files, ...thread }: OfThread & { readonly files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return <read.Part files={files} {...of(thread)} fallback={null} />;
}
