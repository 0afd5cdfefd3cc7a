import {
  hotelDocumentsPath,
  type HotelDocument,
  type HotelDocuments,
} from '@atoll/contracts/hotel-documents';
import { api } from '@atoll/platform';

const OWN = [{ type: 'Own' as const }];

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    houseDocuments: build.query<HotelDocument[], string>({
      query: (houseId) => ({ url: hotelDocumentsPath(houseId), signedIn: true }),
      transformResponse: ({ documents }: HotelDocuments) => documents,
      providesTags: OWN,
    }),
    addDocument: build.mutation<HotelDocument, { houseId: string; file: File }>({
      query: ({ houseId, file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: hotelDocumentsPath(houseId), method: 'POST', body, signedIn: true };
      },
      invalidatesTags: OWN,
    }),
    removeDocument: build.mutation<null, { houseId: string; id: string }>({
      query: ({ houseId, id }) => ({
        url: `${hotelDocumentsPath(houseId)}/${id}`,
        method: 'DELETE',
        signedIn: true,
      }),
      invalidatesTags: OWN,
    }),
  }),
});

export const { useHouseDocumentsQuery, useAddDocumentMutation, useRemoveDocumentMutation } = documentsApi;
