import { Type, type Static } from 'typebox';
import { orNull } from './or-null';

/** One more would make a page that nobody reads. */
export const PROGRAMME_MAX = 200;
export const EXHIBITORS_MAX = 500;

const line = (max: number) => Type.String({ minLength: 1, maxLength: max });
/** A day on the calendar of the event's place, YYYY-MM-DD. */
const Day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** HH:MM on the clock of the event's place. */
const Clock = () => Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** One item of a programme. */
export const ExpoSession = Type.Object(
  { date: Day(), start: Clock(), end: Clock(), title: line(160), room: Type.String({ maxLength: 80 }) },
  { additionalProperties: false },
);
export type ExpoSession = Static<typeof ExpoSession>;

export const ExpoExhibitor = Type.Object(
  { name: line(120), about: Type.String({ maxLength: 300 }), stand: Type.String({ maxLength: 20 }) },
  { additionalProperties: false },
);
export type ExpoExhibitor = Static<typeof ExpoExhibitor>;

/** A fair or an event of the travel trade, as the administrator writes it. */
export const ExpoEventBody = Type.Object(
  {
    title: line(120),
    /** One sentence for lists. */
    summary: line(240),
    /** Paragraphs, with an empty line between two. */
    text: Type.String({ maxLength: 6_000 }),
    venue: line(120),
    address: Type.String({ maxLength: 200 }),
    city: line(80),
    country: line(80),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    startsOn: Day(),
    endsOn: Day(),
    /** The organiser's own site. */
    website: orNull(Type.String({ pattern: '^https?://', maxLength: 300 })),
    /** The path of a picture of this site. */
    picture: orNull(Type.String({ pattern: '^/media/[a-z0-9./-]+$', maxLength: 200 })),
    programme: Type.Array(ExpoSession, { maxItems: PROGRAMME_MAX }),
    exhibitors: Type.Array(ExpoExhibitor, { maxItems: EXHIBITORS_MAX }),
  },
  { additionalProperties: false },
);
export type ExpoEventBody = Static<typeof ExpoEventBody>;

/** An event as lists show it. */
export const ExpoEventCard = Type.Object({
  id: Type.String(),
  isSample: Type.Boolean(),
  ...Type.Pick(ExpoEventBody, [
    'title',
    'summary',
    'venue',
    'city',
    'country',
    'startsOn',
    'endsOn',
    'picture',
  ]).properties,
});
export type ExpoEventCard = Static<typeof ExpoEventCard>;

/** An event as its page shows it. */
export const ExpoEvent = Type.Object({
  id: Type.String(),
  isSample: Type.Boolean(),
  /** Whether its last day is over everywhere on earth. */
  isOver: Type.Boolean(),
  ...ExpoEventBody.properties,
});
export type ExpoEvent = Static<typeof ExpoEvent>;

const Choices = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }));

export const ExpoQuery = Type.Object({
  /** YYYY-MM: events of which a day is in it. */
  month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })),
  /** The country's name. */
  country: Type.Optional(Type.String({ maxLength: 80 })),
});
export type ExpoQuery = Static<typeof ExpoQuery>;

/** Events that are not over, the next one first, and what they can be filtered by. */
export const ExpoAnswer = Type.Object({
  events: Type.Array(ExpoEventCard),
  /** Months in which events are, within the chosen country. */
  months: Choices,
  /** Countries in which events are, within the chosen month. */
  countries: Choices,
});
export type ExpoAnswer = Static<typeof ExpoAnswer>;

/** An event as the administrator edits it. */
export const EditedExpoEvent = Type.Object({
  ...ExpoEvent.properties,
  /** What a change names in `If-Match`. */
  version: Type.Integer(),
  isRemoved: Type.Boolean(),
});
export type EditedExpoEvent = Static<typeof EditedExpoEvent>;

export const EditedExpoEvents = Type.Object({ events: Type.Array(EditedExpoEvent) });
export type EditedExpoEvents = Static<typeof EditedExpoEvents>;

/** Bodies of changes that have none. */
export const NoBody = Type.Object({}, { additionalProperties: false });

export const EXPO_PATHS = {
  events: '/api/expo',
  event: '/api/expo/:eventId',
  calendar: '/api/expo/:eventId/calendar',
  edited: '/api/admin/expo',
  editedEvent: '/api/admin/expo/:eventId',
  restored: '/api/admin/expo/:eventId/restore',
} as const;

/** The path of one event. */
export function expoPathOf(path: Exclude<keyof typeof EXPO_PATHS, 'events' | 'edited'>, id: string): string {
  return EXPO_PATHS[path].replace(':eventId', encodeURIComponent(id));
}
