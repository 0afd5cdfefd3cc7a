import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import type { FindHotelState } from '../shared/auth/account';
import type { Changes } from '../shared/changes/changes';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { AskedTravelers } from '../shared/crm/asked-travelers';
import type { Jobs } from '../shared/jobs/jobs';
import type { FileStorage } from '../shared/storage/file-storage';
import { createContactsRepository, type ContactsRepository } from './contacts.repository';
import { createContactsService, type ContactsService } from './contacts.service';
import { createImports, type Imports } from './import/imports.service';
import { createIntake, type Intake } from './intake/intake';
import { createKeptContactsRepository, type KeptContactsRepository } from './kept-contacts.repository';
import { createMerges, type Merges } from './merge.service';

/** The job that takes files in, and forgets what came from requests that are gone. */
export const CRM_JOB = 'contacts';

export interface CrmDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly changes: Pick<Changes, 'onChange'>;
  readonly jobs: Pick<Jobs, 'define' | 'ask'>;
  readonly storage: FileStorage;
  readonly asked: AskedTravelers;
  readonly findHotelState: FindHotelState;
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

/** What the routes of contacts are made of. */
export interface CrmParts {
  readonly database: Connection;
  readonly contacts: ContactsRepository;
  readonly kept: KeptContactsRepository;
  readonly service: ContactsService;
  readonly merges: Merges;
  readonly intake: Intake;
  readonly imports: Imports;
  /** Has the job look now for files that wait. */
  readonly askImports: () => Promise<void>;
  readonly now: () => Date;
}

export function createCrmParts({ database, jobs, log, storage, asked, ...deps }: CrmDeps): CrmParts {
  const now = deps.now ?? (() => new Date());
  const contacts = createContactsRepository(database);
  const kept = createKeptContactsRepository(database);
  const shared = { contacts, kept, now };
  const service = createContactsService(shared);
  return {
    ...{ ...shared, database, service, merges: createMerges(service, shared) },
    intake: createIntake({ ...shared, database, asked }),
    imports: createImports({ database, storage, now }),
    // What is not begun now is found a few seconds later.
    askImports: () => jobs.ask(CRM_JOB).catch((err: unknown) => log.warn({ err }, 'an import begins later')),
  };
}
