import { Type, type Static } from 'typebox';
import { CITY_IMAGE_MAX_BYTES, EVENT_IMAGE_MAX_BYTES } from './constants';

/** The buckets that every site has (POR-08). */
export const MEDIA_BUCKETS = ['city-images', 'expo-images', 'home-slider', 'destinations'] as const;

/** Sizes in which the slider shows a picture, in pixels (POR-11; `tablet` as the slides of the site have it). */
export const SLIDER_SIZES = {
  mobile: { width: 224, height: 320 },
  tiny: { width: 20, height: 30 },
  tablet: { width: 304, height: 480 },
  desktop: { width: 384, height: 640 },
} as const;
/** Of cards, in pixels (DES-08). */
export const CARD_SIZES = { card: { width: 800, height: 600 } } as const;

/** Of people, in pixels (DIR-21). */
export const PORTRAIT_SIZES = { portrait: { width: 320, height: 320 } } as const;

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';

/** What a bucket takes, and in which sizes it keeps pictures besides the large one. */
export interface BucketRules {
  readonly types: readonly ImageType[];
  readonly maxBytes: number;
  /** What is said of a larger one. */
  readonly sizeComplaint: string;
  /** What a larger one is answered with; PAYLOAD_TOO_LARGE unless the specification says otherwise. */
  readonly sizeCode?: 'INVALID_REQUEST';
  /** Pixels that its longer side has at least; smaller ones would be blurred in every size. None where it is absent. */
  readonly leastSidePx?: number;
  readonly sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
}

const PHOTOS: BucketRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: CITY_IMAGE_MAX_BYTES,
  sizeComplaint: 'Image size should be at most 10MB',
  sizes: CARD_SIZES,
};

const OWN_RULES: Readonly<Record<string, BucketRules>> = {
  'expo-images': {
    ...PHOTOS,
    types: [...PHOTOS.types, 'image/gif', 'image/avif'],
    maxBytes: EVENT_IMAGE_MAX_BYTES,
    sizeComplaint: 'Image size should be less than 5MB',
    // EXP-06
    sizeCode: 'INVALID_REQUEST',
  },
  'home-slider': { ...PHOTOS, sizes: SLIDER_SIZES },
  'agent-pictures': { ...PHOTOS, sizes: PORTRAIT_SIZES },
  // As wide as the smallest size that a page shows.
  'hotel-pictures': { ...PHOTOS, leastSidePx: 400 },
};

/** Where agents' own pictures are; no bucket of the portal, so nobody lists them. */
export const AGENT_PICTURES = 'agent-pictures';
/** What houses upload; no bucket of the portal either. */
export const HOTEL_PICTURES = 'hotel-pictures';

/** The rules of a bucket (POR-06, CON-06); one that the administrator made takes what cities take. */
export function bucketRules(bucket: string): BucketRules {
  return (Object.hasOwn(OWN_RULES, bucket) && OWN_RULES[bucket]) || PHOTOS;
}

export const BUCKET_PATTERN = '^[a-z][a-z0-9-]{2,39}$';
/** Made by the site, never a person's file name. */
export const PICTURE_KEY_PATTERN = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.webp$';
export const PICTURE_PAGE_SIZE = 24;
/** Pictures of one bulk job. */
export const BULK_IMAGES_MAX = 1_000;

const BucketName = Type.String({ pattern: BUCKET_PATTERN });
const PictureKey = Type.String({ pattern: PICTURE_KEY_PATTERN });

export const NewBucket = Type.Object({ name: BucketName }, { additionalProperties: false });
export type NewBucket = Static<typeof NewBucket>;

export const MediaBucket = Type.Object({
  name: Type.String(),
  /** Media types of the pictures that it takes. */
  types: Type.Array(Type.String()),
  maxBytes: Type.Integer(),
  /** Names of the further sizes that it keeps. */
  sizes: Type.Array(Type.String()),
});
export type MediaBucket = Static<typeof MediaBucket>;

export const BucketsAnswer = Type.Object({ buckets: Type.Array(MediaBucket) });

/** A picture that was uploaded; always WebP, of 1200 pixels at most. */
export const MediaPicture = Type.Object({
  key: Type.String(),
  bucket: Type.String(),
  /** The public path on this site. */
  url: Type.String(),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Size of the file at `url`. */
  bytes: Type.Integer(),
  /** Public paths of the same picture in the bucket's further sizes, by name. */
  variants: Type.Record(Type.String(), Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
export type MediaPicture = Static<typeof MediaPicture>;

export const PicturesQuery = Type.Object({
  /** From 1. A page behind the last one is empty. */
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
});

/** Pictures of a bucket, the newest first, 24 on a page. */
export const PicturesAnswer = Type.Object({
  pictures: Type.Array(MediaPicture),
  meta: Type.Object({
    /** Of the whole bucket. */
    count: Type.Integer(),
    page: Type.Integer(),
    pages: Type.Integer(),
  }),
});
export type PicturesAnswer = Static<typeof PicturesAnswer>;

/** What of the site shows a picture, as people call it: 'City Lisbon'. */
export const PictureUses = Type.Object({ uses: Type.Array(Type.String()) });
export type PictureUses = Static<typeof PictureUses>;

/** Asks for the further sizes of pictures to be made anew; without keys, of the newest thousand. */
export const NewMediaJob = Type.Object(
  {
    keys: Type.Optional(
      Type.Array(PictureKey, { minItems: 1, maxItems: BULK_IMAGES_MAX, uniqueItems: true }),
    ),
  },
  { additionalProperties: false },
);
export type NewMediaJob = Static<typeof NewMediaJob>;

/** A bulk job over pictures, and how far it has come (POR-10). */
export const MediaJob = Type.Object({
  id: Type.String(),
  bucket: Type.String(),
  state: Type.Enum(['waiting', 'running', 'done']),
  total: Type.Integer(),
  /** Pictures that were tried, failed ones included. */
  done: Type.Integer(),
  failed: Type.Array(Type.Object({ key: Type.String(), problem: Type.String() })),
  created_at: Type.String({ format: 'date-time' }),
});
export type MediaJob = Static<typeof MediaJob>;
