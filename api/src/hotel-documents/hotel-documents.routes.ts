import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HOTEL_DOCUMENT_PATHS, HotelDocument, HotelDocuments } from '@atoll/contracts/hotel-documents';
import { Type } from 'typebox';
import type { AuditLog } from '../shared/audit/audit-log';
import { requireRole, signedIn } from '../shared/auth/principal';
import { asFieldProblem, FILE_RULES } from '../shared/files/make-attachment';
import { sendFile } from '../shared/files/send-file';
import { clientOf } from '../shared/http/client-address';
import type { StoredLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import { houseOfPath } from '../shared/houses/house-of-path';
import { readUpload } from '../shared/pictures/read-upload';
import type { HotelDocumentsService } from './hotel-documents.service';

export interface HotelDocumentsRoutesDeps {
  readonly documents: HotelDocumentsService;
  readonly audit: Pick<AuditLog, 'record'>;
  /** Uploads of one house. */
  readonly limit: Pick<StoredLimit, 'count'>;
}

const OfHouse = Type.Object({ houseId: Type.String({ maxLength: 100 }) });
const OfDocument = Type.Object({ ...OfHouse.properties, documentId: Type.String({ maxLength: 100 }) });
/** For readers of the OpenAPI document, as in `media.routes.ts`. */
const FORM = { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

/** Documents for the verification of a house: written by the house, read by it and by administrators (HOT-08, POR-16). */
export function hotelDocumentsRoutes(deps: HotelDocumentsRoutesDeps): FastifyPluginAsyncTypebox {
  const { documents, audit, limit } = deps;
  const tags = ['hotel area'];
  const read = houseOfPath(documents.readable);
  const own = houseOfPath(documents.own);
  const forReaders = { onRequest: [requireRole('hotel', 'admin'), read.onRequest] };
  const forHotels = { onRequest: [requireRole('hotel'), own.onRequest] };
  return async (app) => {
    await app.register(multipart);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      HOTEL_DOCUMENT_PATHS.documents,
      {
        ...forReaders,
        schema: {
          tags,
          summary: 'The documents of a house, the newest first',
          params: OfHouse,
          response: { 200: HotelDocuments },
        },
      },
      async (request) => {
        return { documents: await documents.list(read.houseOf(request)) };
      },
    );
    app.post(
      HOTEL_DOCUMENT_PATHS.documents,
      {
        ...forHotels,
        schema: {
          tags,
          summary: 'Uploads a PDF or a picture as multipart/form-data',
          body: { content: { 'multipart/form-data': { schema: FORM } } },
          params: OfHouse,
          response: { 201: HotelDocument, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const house = own.houseOf(request);
        await limit.count(house.id);
        const file = await asFieldProblem(readUpload(request, FILE_RULES));
        return reply.code(201).send(await documents.upload(house, file));
      },
    );
    app.get(
      HOTEL_DOCUMENT_PATHS.document,
      {
        ...forReaders,
        schema: { tags, summary: 'A document, as a download', params: OfDocument },
      },
      async (request, reply) => {
        const { documentId } = request.params;
        const who = signedIn(request);
        const { document, bytes } = await documents.read(read.houseOf(request), documentId);
        if (who.role === 'admin')
          await audit.record({
            event: `hotel document ${documentId} read`,
            userId: who.userId,
            address: clientOf(request.ip),
          });
        return sendFile(reply, { file: document, bytes, disposition: 'attachment' });
      },
    );
    app.delete(
      HOTEL_DOCUMENT_PATHS.document,
      {
        ...forHotels,
        schema: { tags, summary: 'Removes a document', params: OfDocument, response: { 204: Type.Null() } },
      },
      async (request, reply) => {
        await documents.remove(own.houseOf(request), request.params.documentId);
        return reply.code(204).send(null);
      },
    );
  };
}
