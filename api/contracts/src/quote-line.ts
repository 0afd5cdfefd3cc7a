import { Type, type Static } from 'typebox';
import { filled, line, sitePath } from './account';

export const QUOTE_LINES_MAX = 100;
export const QUOTE_DAYS_MAX = 60;
export const UNIT_AMOUNT_MAX = 1_000_000_000;
export const UNITS_MAX = 999;

export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });
export const Minor = Type.Integer({ minimum: 0, maximum: UNIT_AMOUNT_MAX });

/**
 * Where a line is, by a record of the site that its agent picked: a hotel, a tour, or a place of the gazetteer. Never
 * read out of a text, so a line that was only typed has none.
 */
export const LineSpot = Type.Object(
  {
    kind: Type.Enum(['hotel', 'tour', 'place']),
    /** What the record is called: 'Pena Palace, Portugal'. */
    name: filled(160),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { additionalProperties: false },
);
export type LineSpot = Readonly<Static<typeof LineSpot>>;

/** One line of a quote as its agent writes it; amounts are whole numbers of the line's smallest units. */
export const QuoteLine = Type.Object(
  {
    /** Stays the same from version to version, so that versions can be compared. */
    id: Type.String({ pattern: '^[0-9a-z-]{1,36}$' }),
    /** From 1; null for the whole trip. */
    day: Nullable(Type.Integer({ minimum: 1, maximum: QUOTE_DAYS_MAX })),
    title: filled(160),
    place: line(120),
    supplier: line(120),
    units: Type.Integer({ minimum: 1, maximum: UNITS_MAX }),
    unitAmount: Minor,
    currency: CurrencyCode,
    /** Hundredths of a per cent that come on top: 1900 is 19 %. */
    taxBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** `choice`: exactly one line of its group is taken. */
    kind: Type.Enum(['included', 'optional', 'choice']),
    /** Names the group of a choice; null for the other kinds. */
    group: Nullable(filled(60)),
    /** A page of the site that shows what it is; null without. */
    page: Nullable(sitePath(600)),
    /** Absent where it is not known for certain, and in quotes of before it was asked for: their hashes stay as they are. */
    spot: Type.Optional(LineSpot),
  },
  { additionalProperties: false },
);
export type QuoteLine = Readonly<Static<typeof QuoteLine>>;
