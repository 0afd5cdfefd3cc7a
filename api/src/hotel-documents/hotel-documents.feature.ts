import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { AuditLog } from '../shared/audit/audit-log';
import type { AccountPart } from '../shared/auth/account';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { Houses } from '../shared/houses/houses';
import type { Jobs } from '../shared/jobs/jobs';
import { sharedLimit } from '../shared/limits/rate-limit';
import { repeat } from '../shared/repeat';
import type { FileStorage } from '../shared/storage/file-storage';
import { hotelDocumentsRoutes } from './hotel-documents.routes';
import { createHotelDocuments } from './hotel-documents.service';

export interface HotelDocumentsFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly storage: FileStorage;
  readonly jobs: Jobs;
  readonly houses: Pick<Houses, 'ofAccount' | 'find'>;
  readonly audit: Pick<AuditLog, 'record'>;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

const REMOVAL_JOB = 'hotel-documents-removal';
const LOOK_MS = 3_600_000;

/** What houses upload for their verification. */
export function hotelDocumentsFeature(deps: HotelDocumentsFeatureDeps): {
  readonly plugin: FastifyPluginAsync;
  readonly part: AccountPart;
} {
  const { config, log, database, jobs, audit } = deps;
  const documents = createHotelDocuments({ ...deps, now: deps.now ?? (() => new Date()) });
  const limit = sharedLimit(database, {
    name: 'hotel-documents',
    most: 40,
    windowSeconds: 3_600,
    complaint: 'Too many documents were uploaded',
  });
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  jobs.define(REMOVAL_JOB, { run: (onStep) => documents.removeOld(onStep) });
  return {
    part: {
      name: 'hotel_documents',
      onDeleted: documents.removeOfAccount,
      dataOf: documents.ofAccount,
    },
    plugin: async (app) => {
      const look = repeat(async () => {
        await jobs.ask(REMOVAL_JOB);
        return 'again';
      }, LOOK_MS);
      app.addHook('onReady', async () =>
        look.start((err) => log.warn({ err }, 'old documents are looked at later')),
      );
      app.addHook('onClose', () => look.stop());
      app.addHook('onRequest', async (request) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      await app.register(hotelDocumentsRoutes({ documents, audit, limit }));
    },
  };
}
