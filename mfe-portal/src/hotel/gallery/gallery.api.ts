import {
  galleryCollectionPath,
  galleryPath,
  galleryPicturePath,
  type GalleryPicture,
  type HotelGallery,
} from '@atoll/contracts/hotel-gallery';
import { api, type useAppDispatch } from '@atoll/platform';
import { currentOf } from '../../shared/stale-record';
import { withEdit, type GalleryEdit } from './gallery-edits';

interface EditArgs {
  readonly houseId: string;
  readonly edit: GalleryEdit;
}

const galleryApi = api.injectEndpoints({
  endpoints: (build) => ({
    gallery: build.query<HotelGallery, string>({
      query: (houseId) => ({ url: galleryPath(houseId), signedIn: true }),
    }),
  }),
});
const { gallery } = galleryApi.endpoints;
const { updateQueryData } = galleryApi.util;

/** Where a change is sent to, and as what. */
function requestOf({ houseId, edit }: EditArgs) {
  const signedIn = true as const;
  if (edit.op === 'describe') {
    const { pictureId, alt } = edit;
    return { url: galleryPicturePath(houseId, pictureId), method: 'PATCH' as const, body: { alt }, signedIn };
  }
  if (edit.op === 'collection') {
    const { op: _op, collectionId, ...body } = edit;
    return { url: galleryCollectionPath(houseId, collectionId), method: 'PUT' as const, body, signedIn };
  }
  return { url: galleryPath(houseId), method: 'PATCH' as const, body: edit, signedIn };
}

/** Changes follow each other: each names the version that the one before it has made. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** The last version that was answered, by house: what is shown learns of it a moment later. */
const answered = new Map<string, number>();

const editsApi = galleryApi.injectEndpoints({
  endpoints: (build) => ({
    editGallery: build.mutation<HotelGallery, EditArgs>({
      queryFn: (args, { getState }, _options, ask) => {
        const { houseId } = args;
        const sending = turn.then(async () => {
          const { data } = gallery.select(houseId)(
            getState() as Parameters<ReturnType<typeof gallery.select>>[0],
          );
          const version = Math.max(data?.version ?? 0, answered.get(houseId) ?? 0);
          const answer = await ask({ ...requestOf(args), version });
          const now = answer.error ? currentOf<HotelGallery>(answer.error) : (answer.data as HotelGallery);
          if (now) answered.set(houseId, now.version);
          return answer;
        });
        turn = sending;
        return sending as Promise<{ data: HotelGallery } | { error: never }>;
      },
      onQueryStarted: async ({ houseId, edit }, { dispatch, queryFulfilled }) => {
        waiting += 1;
        const shown = dispatch(updateQueryData('gallery', houseId, (draft) => withEdit(draft, edit)));
        try {
          const { data } = await queryFulfilled;
          // What comes after it is shown already; the last answer has all of it.
          dispatch(
            updateQueryData('gallery', houseId, (draft) =>
              waiting > 1 ? { ...draft, version: data.version } : data,
            ),
          );
        } catch (problem) {
          const current = currentOf<HotelGallery>((problem as { readonly error?: unknown }).error);
          if (current) dispatch(updateQueryData('gallery', houseId, () => current));
          else shown.undo();
        } finally {
          waiting -= 1;
        }
      },
    }),
  }),
});

export const { useGalleryQuery } = galleryApi;
export const { useEditGalleryMutation } = editsApi;

/** Shows a picture that has arrived. */
export function pictureArrived(houseId: string, picture: GalleryPicture) {
  return updateQueryData('gallery', houseId, (draft) =>
    draft.pictures.some(({ id }) => id === picture.id)
      ? draft
      : { ...draft, pictures: [...draft.pictures, picture], coverId: draft.coverId ?? picture.id },
  );
}

/** Reads the gallery again: what the first picture makes of the public page, for example. */
export function readAgain(dispatch: ReturnType<typeof useAppDispatch>, houseId: string): void {
  void dispatch(gallery.initiate(houseId, { subscribe: false, forceRefetch: true }));
}
