import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import fp from 'fastify-plugin';
import type { Connection } from 'mongoose';
import { buildBareApp } from '../../../../test/bare-app';
import { testConfig } from '../../../../test/config';
import { fileForm } from '../../../../test/file-form';
import { createJobs } from '../../../shared/jobs/jobs';
import { createLogger } from '../../../shared/observability/logger';
import { createDriveStorage } from '../../../shared/storage/drive-storage';
import { mediaPictureModel } from '../media-picture.model';
import { uploadsFeature } from '../uploads.feature';

export interface MediaApp {
  readonly app: FastifyInstance;
  /** Sends a form with one file. */
  readonly upload: (bucket: string, file: Buffer, name?: string) => Promise<LightMyRequestResponse>;
  /** How many files and records there are. */
  readonly kept: () => Promise<{ files: number; records: number }>;
  /** How long each pause of a bulk job would have been. */
  readonly pausesMs: readonly number[];
}

const pictureUses = async ([path]: readonly string[]) => [`City at ${path}`];

/** What every request is made as. */
const asAdmin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    request.principal = {
      userId: 'ada',
      sessionId: 'desk',
      role: 'admin',
      duties: ['content'],
      confirmedAt: new Date(),
    };
  });
});

/** The routes of uploaded pictures, used by the administrator, over a folder of their own. Close `app` after use. */
export async function buildMediaApp(database: Connection): Promise<MediaApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atoll-uploads-'));
  const config = testConfig({ DATA_DIR: dataDir });
  const log = createLogger(config);
  const jobs = createJobs(database, log);
  const pausesMs: number[] = [];
  const pause = async (ms: number) => void pausesMs.push(ms);
  const uploads = uploadsFeature({
    database,
    storage: createDriveStorage(config),
    jobs,
    log,
    pause,
    uses: [pictureUses],
  });
  const app = await buildBareApp(uploads, { database, features: [asAdmin, uploads, jobs.plugin] });
  return {
    app,
    pausesMs,
    upload: (bucket, file, name) =>
      app.inject({ method: 'POST', url: `/api/media/${bucket}`, ...fileForm(file, name) }),
    kept: async () => {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
      return {
        files: entries.filter((entry) => entry.isFile()).length,
        records: await mediaPictureModel(database).countDocuments(),
      };
    },
  };
}
