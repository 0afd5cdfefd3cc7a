import type { HotelProfile } from '@atoll/contracts/account';
import type {
  CollectionBody,
  GalleryChange,
  GalleryPicture,
  HotelGallery,
  PictureText,
} from '@atoll/contracts/hotel-gallery';
import { sampleUser } from '@atoll/platform/testing';
import { apiError, fakeApi, type FakeRoute } from '@atoll/platform/testing/fake-api';
import { HttpResponse } from 'msw';
import { HOTEL } from '../../../testing/fixtures';
import { withEdit, type GalleryEdit } from '../gallery-edits';

interface World {
  hotel: HotelProfile;
  gallery: HotelGallery;
  /** Names of files whose connection is cut so often. */
  cuts: Record<string, number>;
}

/** A picture of the sample gallery. */
function galleryPicture(id: string, alt: string, collectionIds: string[] = []): GalleryPicture {
  const path = (size: string) => `/media/houses/h1/${id}/${size}.webp`;
  return {
    ...{ id, alt, width: 1_200, height: 800, collectionIds },
    paths: { large: path('large'), card: path('card'), small: path('small') },
  };
}

const GALLERY: HotelGallery = {
  houseId: 'h1',
  version: 3,
  pictures: [
    galleryPicture('p1', 'The house at noon'),
    galleryPicture('p2', 'Room 2, morning', ['c1']),
    galleryPicture('p3', ''),
  ],
  collections: [
    { id: 'c1', name: 'Rooms' },
    { id: 'c2', name: 'Pool' },
  ],
  coverId: 'p1',
  settings: { isPageShown: true, mayAgentsAsk: true },
  page: '/house/casa-do-miradouro-lisbon-0123456789ab',
  isSample: false,
};

/** The gallery as the API keeps it: by versions, and with what is there now where one is old. */
function edited({ world, ifMatch }: Parameters<FakeRoute<World>>[0], edit: GalleryEdit): unknown {
  const { gallery } = world;
  if (ifMatch !== `"${gallery.version}"`)
    return HttpResponse.json(
      { code: 'CONFLICT', message: 'The gallery was changed elsewhere.', requestId: 'r1', current: gallery },
      { status: 409 },
    );
  const next = withEdit(gallery, edit);
  const isNamed = edit.op === 'collection' && gallery.collections.some(({ id }) => id === edit.collectionId);
  const collections =
    edit.op === 'collection'
      ? isNamed
        ? next.collections.map((each) =>
            each.id === edit.collectionId ? { ...each, name: edit.name } : each,
          )
        : [...next.collections, { id: edit.collectionId, name: edit.name }]
      : edit.op === 'remove-collection'
        ? next.collections.filter(({ id }) => id !== edit.collectionId)
        : next.collections;
  const pictures =
    edit.op === 'restore' ? [...next.pictures, galleryPicture(edit.pictureId, 'Back')] : next.pictures;
  world.gallery = { ...next, collections, pictures, version: gallery.version + 1 };
  return world.gallery;
}

const nameOf = (body: string) => /filename="([^"]*)"/.exec(body)?.[1] ?? '';

/** The API that the gallery's pages ask, and what it knows. */
export const galleryServer = fakeApi<World>({
  world: () => ({ hotel: { ...HOTEL, verification_status: 'approved' }, gallery: GALLERY, cuts: {} }),
  routes: {
    'POST /api/auth/refresh': () => ({ access_token: 'a', expires_in: 900, user: sampleUser() }),
    'GET /api/auth/hotel': ({ world }) => world.hotel,
    'GET /api/connections/threads': () => ({ threads: [] }),
    'GET /api/account/mails': () => ({ page: '/mails/secret' }),
    'GET /api/houses/:houseId/gallery': ({ world }) => world.gallery,
    'PATCH /api/houses/:houseId/gallery': (request) =>
      edited(request, JSON.parse(request.body) as GalleryChange),
    'PATCH /api/houses/:houseId/gallery/pictures/:pictureId': (request) =>
      edited(request, {
        op: 'describe',
        pictureId: request.pathParams['pictureId'] ?? '',
        ...(JSON.parse(request.body) as PictureText),
      }),
    'PUT /api/houses/:houseId/gallery/collections/:collectionId': (request) =>
      edited(request, {
        op: 'collection',
        collectionId: request.pathParams['collectionId'] ?? '',
        ...(JSON.parse(request.body) as CollectionBody),
      }),
    'PUT /api/houses/:houseId/gallery/pictures/:pictureId': ({ world, pathParams, body }) => {
      const name = nameOf(body);
      const cuts = world.cuts[name] ?? 0;
      if (cuts > 0) {
        world.cuts[name] = cuts - 1;
        return HttpResponse.error();
      }
      if (name.startsWith('broken'))
        return apiError(400, 'INVALID_REQUEST', 'Please upload an image file', {
          file: 'This picture cannot be read.',
        });
      const picture = galleryPicture(pathParams['pictureId'] ?? '', '');
      world.gallery = { ...world.gallery, pictures: [...world.gallery.pictures, picture] };
      return picture;
    },
  },
});
