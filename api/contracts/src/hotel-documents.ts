import { Type, type Static } from 'typebox';

/** Files of one house that prove that it is there. */
export const HOTEL_DOCUMENTS_MAX = 10;

/** Beside the other paths they would stand in the first script of every page (`API_PATHS`). */
export const HOTEL_DOCUMENT_PATHS = {
  documents: '/api/houses/:houseId/documents',
  document: '/api/houses/:houseId/documents/:documentId',
} as const;

/** The path of a house's documents. */
export function hotelDocumentsPath(houseId: string): string {
  return HOTEL_DOCUMENT_PATHS.documents.replace(':houseId', encodeURIComponent(houseId));
}

/** A file that the house and administrators read, and nobody else. Pictures are kept as WebP. */
export const HotelDocument = Type.Object({
  id: Type.String(),
  /** As its sender named it, without what hides or misleads, and with the ending of what it is. */
  name: Type.String(),
  kind: Type.Enum(['picture', 'pdf']),
  bytes: Type.Integer(),
  uploadedAt: Type.String(),
  /** When it is removed: so long after the answer. Null while none was given since it came. */
  removedAt: Type.Union([Type.String(), Type.Null()]),
});
export type HotelDocument = Readonly<Static<typeof HotelDocument>>;

/** GET /api/houses/:houseId/documents: the newest first. */
export const HotelDocuments = Type.Object({ documents: Type.Array(HotelDocument) });
export type HotelDocuments = Readonly<Static<typeof HotelDocuments>>;
