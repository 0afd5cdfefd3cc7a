import { HUB_PATHS, hubPath } from '@atoll/contracts/agent-hub';
import type { BulkBody, HubFile, HubJob, HubStart } from '@atoll/contracts/agent-hub-jobs';
import type { InjectOptions } from 'fastify';
import type { AccountsSite, Person } from '../../../test/accounts';
import { eventually } from '../../../test/eventually';

export const HUB_ADMIN = 'admin@mail.example';
const BOUNDARY = 'hub-file';

/** What the administrator does in the hub. */
export function hubBy(site: () => AccountsSite, admin: () => Person) {
  const send = (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
    version?: number,
  ) =>
    site().app.inject({
      ...{ method, url, ...(payload && { payload }) },
      headers: {
        ...admin().headers,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
    });
  const job = async (id: string) => (await send('GET', hubPath('job', id))).json<HubJob>();
  async function ended(id: string): Promise<HubJob> {
    let last: HubJob | undefined;
    await eventually(async () => {
      last = await job(id);
      expect(['done', 'stopped', 'undone']).toContain(last.state);
    });
    return last as HubJob;
  }
  const upload = (bytes: Buffer | string, name = 'agents.csv') =>
    site().app.inject({
      method: 'POST',
      url: HUB_PATHS.imports,
      headers: { ...admin().headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`,
        ),
        Buffer.from(bytes),
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
    });
  return {
    send,
    job,
    ended,
    upload,
    bulk: async (body: BulkBody) => (await send('POST', HUB_PATHS.jobs, body)).json<HubJob>(),
    undo: async (id: string) => {
      await send('POST', hubPath('undo', id), {}, (await job(id)).version);
      return ended(id);
    },
    /** Takes a file in with the columns that were guessed, and waits for its end. */
    taken: async (text: Buffer | string, more: Partial<HubStart> = {}) => {
      const { id, version, mapping, hasHeads } = (await upload(text)).json<HubFile>();
      await send('POST', hubPath('start', id), { mapping, hasHeads, hidesSamples: false, ...more }, version);
      return ended(id);
    },
  };
}
