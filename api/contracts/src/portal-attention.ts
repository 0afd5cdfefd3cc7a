import { Type, type Static } from 'typebox';

/** What may need somebody of the portal. */
export const ATTENTION_KEYS = [
  'hotels',
  'agents',
  'reports',
  'jobs',
  'mails',
  'citiesWithoutText',
  'citiesWithoutPicture',
  'citiesWithoutCredit',
] as const;
export type AttentionKey = (typeof ATTENTION_KEYS)[number];

export const ATTENTION_PATH = '/api/admin/attention';

/** GET /api/admin/attention: what there is of each that the reader's duties cover, also where that is none. */
export const Attention = Type.Object({
  items: Type.Array(Type.Object({ key: Type.Enum(ATTENTION_KEYS), count: Type.Integer() })),
});
export type Attention = Readonly<Static<typeof Attention>>;
