import { Type, type Static } from 'typebox';
import { ChatCity } from './marco-stay';

const Optional = Type.Optional;

/** Kinds of the side panel (MAR-36); /tours has a list of its own (C30). */
export const CHAT_ACTIVITY_CATEGORIES = [
  'Sightseeing',
  'Cultural',
  'Adventure',
  'Food & Drink',
  'Shopping',
  'Nature',
  'Entertainment',
  'Wellness',
] as const;

/** Durations of the side panel (MAR-35): at least `from` and less than `to` hours. */
export const CHAT_ACTIVITY_DURATIONS = [
  { label: '1-2 hours', from: 1, to: 2 },
  { label: '2-4 hours', from: 2, to: 4 },
  { label: '4-8 hours', from: 4, to: 8 },
  { label: '8+ hours', from: 8, to: null },
] as const;

/** An activity as a card of the chat and its side panel (MAR-34). */
export const ChatActivity = Type.Object({
  id: Type.String(),
  name: Type.String(),
  shortDescription: Optional(Type.String()),
  description: Optional(Type.String()),
  /** 0 to 5. */
  rating: Optional(Type.Number()),
  /** For one person. */
  price: Optional(Type.Object({ amount: Type.Number(), currencyCode: Type.String() })),
  /** https addresses of the provider, or paths of this site. */
  pictures: Type.Array(Type.String()),
  minimumDuration: Optional(Type.String()),
  /** What `minimumDuration` says; absent where it cannot be read. */
  durationMinutes: Optional(Type.Number()),
  categories: Type.Array(Type.Enum(CHAT_ACTIVITY_CATEGORIES)),
  geoCode: Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  /** The supplier's page; only https. */
  bookingLink: Optional(Type.String()),
  /** A path of this site: /tours at the same place, with this tour open. */
  href: Type.String(),
  sample: Optional(Type.Boolean()),
});
export type ChatActivity = Static<typeof ChatActivity>;

/** Query and answer of `GET /api/marco/activities`: the side panel of a city (MAR-06). */
export const ChatActivitiesQuery = Type.Object({ city: Type.String({ minLength: 2, maxLength: 200 }) });
export const ChatActivitiesAnswer = Type.Object({
  /** Null where there is no such place. */
  place: Type.Union([ChatCity, Type.Null()]),
  activities: Type.Array(ChatActivity),
});
export type ChatActivitiesAnswer = Static<typeof ChatActivitiesAnswer>;

export const ChatActivities = Type.Object({
  place: ChatCity,
  activities: Type.Array(ChatActivity),
  /** A path of this site: all tours of this place. */
  href: Type.String(),
});
export type ChatActivities = Static<typeof ChatActivities>;
