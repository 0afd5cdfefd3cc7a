import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContactFilter } from '@atoll/contracts/crm';
import {
  ContactImport,
  IMPORT_BYTES_MAX,
  ImportKnown,
  ImportLook,
  ImportStart,
} from '@atoll/contracts/crm-import';
import { CRM_PATHS } from '@atoll/contracts/crm-paths';
import { Type } from 'typebox';
import { signedIn } from '../shared/auth/principal';
import { clientOf } from '../shared/http/client-address';
import { sharedLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import { readUpload } from '../shared/pictures/read-upload';
import { askedToday, ofOwn, ofOwners, tags } from './contacts.routes';
import type { CrmParts } from './crm-parts';
import { CONTACT_COLUMNS, contactCells } from './export/contact-cells';
import { CSV_ANSWER, sendCsv } from '../shared/csv/csv-answer';

const ImportId = Type.Object({ importId: Type.String({ maxLength: 40 }) });
const RULES = { maxBytes: IMPORT_BYTES_MAX, sizeComplaint: 'A file has 10 MB at most. Please divide it.' };
const UPLOADS = {
  name: 'contact-files',
  most: 30,
  windowSeconds: 600,
  complaint: 'Too many files were sent from this address',
};
/** For readers of the OpenAPI document, as in `media.routes.ts`. */
const FORM = { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

async function* mapped<Row>(rows: AsyncIterable<Row>, cells: (row: Row) => string[]) {
  for await (const row of rows) yield cells(row);
}

/** Contacts that come in and go out as CSV files. */
export function filesRoutes({
  contacts,
  imports,
  intake,
  database,
  askImports,
  now,
}: CrmParts): FastifyPluginAsyncTypebox {
  const ofImport = ofOwn('importId', imports.has);
  const limit = sharedLimit(database, UPLOADS);
  return async (app) => {
    await app.register(multipart);
    app.get(
      CRM_PATHS.csv,
      {
        ...ofOwners,
        schema: {
          tags,
          summary: 'Contacts as a CSV file, narrowed as the list is',
          querystring: ContactFilter,
          response: CSV_ANSWER,
        },
      },
      async (request, reply) => {
        const { userId } = signedIn(request);
        const filter = request.query;
        await intake.ready(userId);
        const rows = contacts.stream(userId, { filter, today: askedToday(filter, now()) });
        return sendCsv(reply, 'contacts.csv', CONTACT_COLUMNS, mapped(rows, contactCells));
      },
    );
    app.post(
      CRM_PATHS.imports,
      {
        ...ofOwners,
        schema: {
          tags,
          summary: 'Uploads a CSV file, as multipart/form-data, and says what is in it',
          body: { content: { 'multipart/form-data': { schema: FORM } } },
          response: { 201: ContactImport, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const { userId } = signedIn(request);
        await limit.count(clientOf(request.ip));
        const file = await readUpload(request, RULES);
        return reply.code(201).send(await imports.upload(userId, file));
      },
    );
    app.get(
      CRM_PATHS.imports,
      {
        ...ofOwners,
        schema: {
          tags,
          summary: 'The latest import that has begun',
          response: { 200: Type.Object({ latest: Type.Union([ContactImport, Type.Null()]) }) },
        },
      },
      async (request) => ({ latest: await imports.latest(signedIn(request).userId) }),
    );
    app.get(
      CRM_PATHS.import,
      {
        ...ofImport,
        schema: {
          tags,
          summary: 'How far an import has come',
          params: ImportId,
          response: { 200: ContactImport },
        },
      },
      (request) => imports.find(signedIn(request).userId, request.params.importId),
    );
    app.post(
      CRM_PATHS.importKnown,
      {
        ...ofImport,
        schema: {
          tags,
          summary: 'How many rows of a file are contacts that are there already',
          params: ImportId,
          body: ImportLook,
          response: { 200: ImportKnown },
        },
      },
      async (request) => ({
        known: await imports.known(signedIn(request).userId, request.params.importId, request.body),
      }),
    );
    app.post(
      CRM_PATHS.importStart,
      {
        ...ofImport,
        schema: {
          tags,
          summary: 'Takes the rows of a file in, beside other work',
          params: ImportId,
          body: ImportStart,
          response: { 200: ContactImport },
        },
      },
      async (request) => {
        const started = await imports.start(signedIn(request).userId, request.params.importId, request.body);
        await askImports();
        return started;
      },
    );
    app.get(
      CRM_PATHS.importProblems,
      {
        ...ofImport,
        schema: {
          tags,
          summary: 'Rows that were not taken in, with their lines and why, as a CSV file',
          params: ImportId,
          response: CSV_ANSWER,
        },
      },
      async (request, reply) => {
        const { userId } = signedIn(request);
        const { importId } = request.params;
        const { columns, hasHeads } = await imports.find(userId, importId);
        const heads = hasHeads ? columns : columns.map((_, at) => `Column ${at + 1}`);
        const rows = await imports.problems(userId, importId);
        return sendCsv(
          reply,
          'contacts-not-imported.csv',
          ['Line', 'Problem', ...heads],
          mapped(rows, ({ line, problem, cells }) => [String(line), problem, ...cells]),
        );
      },
    );
  };
}
