import { Type, type Static } from 'typebox';
import { filled, line } from './account';
import { CONTENT_MAX, SiteContent } from './site-content';

/** Parts of the front page, each with a version of its own (C29). */
export const CONTENT_NAMES = ['claims', 'slider', 'testimonials', 'partners'] as const;
export type ContentName = (typeof CONTENT_NAMES)[number];

export const EDITED_CONTENT_PATHS = {
  part: '/api/admin/site-content/:name',
  beginning: '/api/admin/site-content/:name/beginning',
  history: '/api/admin/site-content/:name/history',
} as const;

export function editedContentPath(path: keyof typeof EDITED_CONTENT_PATHS, name: ContentName): string {
  return EDITED_CONTENT_PATHS[path].replace(':name', name);
}

const exact = { additionalProperties: false } as const;

/** A slide as it is edited: the API knows the further sizes of its picture. */
export const EditedSlide = Type.Object(
  {
    /** The path of a picture of this site that is kept in the slider's sizes. */
    url: Type.String({ maxLength: 300 }),
    position: Type.String({ maxLength: 20 }),
    name: filled(80),
    country: filled(80),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  exact,
);
export type EditedSlide = Readonly<Static<typeof EditedSlide>>;

const EditedTestimonial = Type.Object(
  { quote: filled(400), who: filled(80), about: line(120), sample: Type.Boolean() },
  exact,
);
export type EditedTestimonial = Readonly<Static<typeof EditedTestimonial>>;

const EditedPartner = Type.Object(
  { name: filled(60), sign: SiteContent.properties.partners.items.properties.sign, sample: Type.Boolean() },
  exact,
);
export type EditedPartner = Readonly<Static<typeof EditedPartner>>;

const claim = () => filled(CONTENT_MAX.claim);

/** What is sent of each part: lists are in a field of the part's name. */
export const CONTENT_BODIES = {
  claims: Type.Object({ agents: claim(), countries: claim(), tours: claim() }, exact),
  slider: Type.Object(
    { slider: Type.Array(EditedSlide, { minItems: 1, maxItems: CONTENT_MAX.slider }) },
    exact,
  ),
  testimonials: Type.Object(
    { testimonials: Type.Array(EditedTestimonial, { maxItems: CONTENT_MAX.testimonials }) },
    exact,
  ),
  partners: Type.Object({ partners: Type.Array(EditedPartner, { maxItems: CONTENT_MAX.partners }) }, exact),
} as const;
export type ContentBodies = {
  readonly [Name in ContentName]: Readonly<Static<(typeof CONTENT_BODIES)[Name]>>;
};

/** A part as it is now. */
export type EditedContent<Name extends ContentName> = ContentBodies[Name] & {
  /** 0 where nobody has changed it. */
  readonly version: number;
  /** Whether it says what the site began with. */
  readonly isInitial: boolean;
};
