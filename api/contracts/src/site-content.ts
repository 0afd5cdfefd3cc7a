import { Type, type Static } from 'typebox';

/** How much the front page has room for: letters of a claim, and rows of each list. */
export const CONTENT_MAX = { claim: 20, slider: 12, testimonials: 12, partners: 24 } as const;

/** A picture of the home slider with the place that it shows (HOM-04). */
export const SliderImage = Type.Object({
  /** Path or address of the picture. */
  url: Type.String({ minLength: 1 }),
  /** The point that a crop keeps, as CSS writes it: '50% 40%'. */
  position: Type.String({ pattern: '^\\d{1,3}% \\d{1,3}%$' }),
  /** The same picture in other sizes; 224 × 320, 20 × 30, 304 × 480 and 384 × 640 pixels. */
  variants: Type.Object({
    mobile: Type.String(),
    tiny: Type.String(),
    tablet: Type.String(),
    desktop: Type.String(),
  }),
  name: Type.String(),
  country: Type.String(),
  /** In degrees. */
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
export type SliderImage = Static<typeof SliderImage>;

/** What somebody said of Atoll. */
const Testimonial = Type.Object({
  quote: Type.String({ minLength: 1, maxLength: 400 }),
  who: Type.String(),
  about: Type.String(),
  /** True where it is invented and must be marked so. */
  sample: Type.Boolean(),
});

const Partner = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  /** One of the site's signs. */
  sign: Type.Enum(['plane', 'ship', 'hotel', 'route', 'compass', 'sun']),
  sample: Type.Boolean(),
});
export type PartnerSign = Static<typeof Partner>['sign'];

/** Words and pictures that the administrator may change (C29): each key is one document. */
export const SiteContent = Type.Object({
  /** What home claims: '41.8K+', '150+', '1000+' (HOM-17). */
  claims: Type.Object({
    agents: Type.String({ maxLength: CONTENT_MAX.claim }),
    countries: Type.String({ maxLength: CONTENT_MAX.claim }),
    tours: Type.String({ maxLength: CONTENT_MAX.claim }),
  }),
  slider: Type.Array(SliderImage, { minItems: 1, maxItems: CONTENT_MAX.slider }),
  testimonials: Type.Array(Testimonial, { maxItems: CONTENT_MAX.testimonials }),
  partners: Type.Array(Partner, { maxItems: CONTENT_MAX.partners }),
});
export type SiteContent = Static<typeof SiteContent>;
