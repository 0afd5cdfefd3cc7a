import { Type, type Static } from 'typebox';
import { filled, line } from './account';

/** Pictures of one house, removed ones that can still come back among them. */
export const GALLERY_PICTURES_MAX = 200;
export const GALLERY_COLLECTIONS_MAX = 20;
export const COLLECTION_NAME_MAX = 40;
/** Letters of what a picture shows, for people who do not see it. */
export const ALT_TEXT_MAX = 160;
/** How long a picture that was taken out can be brought back, in seconds. */
export const PICTURE_UNDO_SECONDS = 600;

/** Beside the other paths they would stand in the first script of every page (`API_PATHS`). */
export const GALLERY_PATHS = {
  gallery: '/api/houses/:houseId/gallery',
  picture: '/api/houses/:houseId/gallery/pictures/:pictureId',
  collection: '/api/houses/:houseId/gallery/collections/:collectionId',
} as const;

/** The path of a house's gallery. */
export function galleryPath(houseId: string): string {
  return GALLERY_PATHS.gallery.replace(':houseId', encodeURIComponent(houseId));
}

/** The path that a picture is uploaded to; its id is made by whoever uploads it. */
export function galleryPicturePath(houseId: string, pictureId: string): string {
  return `${galleryPath(houseId)}/pictures/${pictureId}`;
}

/** The path that a collection is written to; its id is made by whoever adds it. */
export function galleryCollectionPath(houseId: string, collectionId: string): string {
  return `${galleryPath(houseId)}/collections/${collectionId}`;
}

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
export const PictureId = Type.String({ pattern: UUID });
export const CollectionId = Type.String({ pattern: UUID });
const Place = Type.Integer({ minimum: 0, maximum: GALLERY_PICTURES_MAX - 1 });
const Collections = Type.Array(CollectionId, { maxItems: GALLERY_COLLECTIONS_MAX, uniqueItems: true });

/** The public paths of one picture: `large` is the whole of it, the others are cropped. */
export const PicturePaths = Type.Object({
  /** 1200 pixels at most on its longer side. */
  large: Type.String(),
  /** 800 × 600. */
  card: Type.String(),
  /** 400 × 300. */
  small: Type.String(),
});
export type PicturePaths = Readonly<Static<typeof PicturePaths>>;

/** A picture of a house as its owner sees it. */
export const GalleryPicture = Type.Object({
  id: Type.String(),
  /** What it shows; empty where nobody has written it yet. */
  alt: Type.String(),
  /** In pixels, of the large one. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Those that it is in; a picture may be in several or none. */
  collectionIds: Type.Array(Type.String()),
  paths: PicturePaths,
});
export type GalleryPicture = Readonly<Static<typeof GalleryPicture>>;

export const GalleryCollection = Type.Object({ id: Type.String(), name: Type.String() });
export type GalleryCollection = Readonly<Static<typeof GalleryCollection>>;

/** What a house says of its public page. */
export const HouseSettings = Type.Object({
  /** False where the house has no page, also where it is approved. */
  isPageShown: Type.Boolean(),
  /** Whether travel agents may ask to be connected. */
  mayAgentsAsk: Type.Boolean(),
});
export type HouseSettings = Readonly<Static<typeof HouseSettings>>;

/** GET /api/houses/:houseId/gallery: pictures and collections in their order. */
export const HotelGallery = Type.Object({
  houseId: Type.String(),
  /** Of everything but what was uploaded since: a new picture stands last and changes nothing that was there. */
  version: Type.Integer(),
  pictures: Type.Array(GalleryPicture),
  collections: Type.Array(GalleryCollection),
  /** The first picture, unless another one was chosen; null without pictures. */
  coverId: Type.Union([Type.String(), Type.Null()]),
  settings: HouseSettings,
  /** The path of the public page; null while there is none. */
  page: Type.Union([Type.String(), Type.Null()]),
  isSample: Type.Boolean(),
});
export type HotelGallery = Readonly<Static<typeof HotelGallery>>;

const op = <Name extends string>(name: Name) => Type.Literal(name);
const strict = { additionalProperties: false } as const;

/** PATCH /api/houses/:houseId/gallery with `If-Match`: one change of what is there. */
export const GalleryChange = Type.Union([
  Type.Object({ op: op('move'), pictureId: PictureId, to: Place }, strict),
  Type.Object({ op: op('cover'), pictureId: PictureId }, strict),
  Type.Object({ op: op('collect'), pictureId: PictureId, collectionIds: Collections }, strict),
  Type.Object({ op: op('remove'), pictureId: PictureId }, strict),
  /** Brings a removed picture back to its place, for ten minutes. */
  Type.Object({ op: op('restore'), pictureId: PictureId }, strict),
  Type.Object({ op: op('move-collection'), collectionId: CollectionId, to: Place }, strict),
  /** Its pictures stay. */
  Type.Object({ op: op('remove-collection'), collectionId: CollectionId }, strict),
  Type.Object({ op: op('settings'), settings: Type.Partial(HouseSettings, strict) }, strict),
]);
export type GalleryChange = Readonly<Static<typeof GalleryChange>>;

/** PATCH of a picture's path with `If-Match`: what it shows. */
export const PictureText = Type.Object({ alt: line(ALT_TEXT_MAX) }, strict);
export type PictureText = Readonly<Static<typeof PictureText>>;

/** PUT of a collection's path with `If-Match`: adds it under the id that its maker chose, or names it anew. */
export const CollectionBody = Type.Object(
  {
    name: filled(COLLECTION_NAME_MAX),
    /** Of a new one its place, and what is in it: so a removed one comes back as it was. */
    to: Type.Optional(Place),
    pictureIds: Type.Optional(Type.Array(PictureId, { maxItems: GALLERY_PICTURES_MAX, uniqueItems: true })),
  },
  strict,
);
export type CollectionBody = Readonly<Static<typeof CollectionBody>>;
