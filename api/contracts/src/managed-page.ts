import { Type, type Static } from 'typebox';

const line = (maxLength: number) => Type.String({ maxLength });

/** What people write of a page; what is wrong with it is said at its fields. */
export const PageContent = Type.Object(
  {
    title: line(120),
    /** The last part of its address, `/pages/…`. */
    slug: line(60),
    /** One sentence for search engines. */
    description: line(240),
    /** Markdown. */
    body: line(40_000),
  },
  { additionalProperties: false },
);
export type PageContent = Readonly<Static<typeof PageContent>>;

/** When a page is published: a day and a time as the calendar and the clock of a zone show them. */
export const ScheduleBody = Type.Object(
  {
    /** `2020-11-29` */
    day: line(10),
    /** `09:30` */
    time: line(5),
    /** `Europe/Lisbon` */
    timeZone: line(64),
  },
  { additionalProperties: false },
);
export type ScheduleBody = Readonly<Static<typeof ScheduleBody>>;

export const PageSchedule = Type.Object({
  at: Type.String({ format: 'date-time' }),
  /** The zone that it was chosen in. */
  timeZone: Type.String(),
});
export type PageSchedule = Readonly<Static<typeof PageSchedule>>;

/** A page as the portal edits it: the draft, and whether the site shows one. */
export const EditedPage = Type.Object({
  ...PageContent.properties,
  id: Type.String(),
  /** What a change names in `If-Match`. */
  version: Type.Integer(),
  /** The address that the site shows it at; null where it does not. */
  publishedSlug: Type.Union([Type.String(), Type.Null()]),
  /** Whether the draft is another than what the site shows. */
  isChanged: Type.Boolean(),
  /** When the draft, as it is by then, is published by itself. */
  schedule: Type.Union([PageSchedule, Type.Null()]),
  changedAt: Type.String(),
});
export type EditedPage = Readonly<Static<typeof EditedPage>>;
export const EditedPages = Type.Object({ pages: Type.Array(EditedPage) });
export type EditedPages = Readonly<Static<typeof EditedPages>>;

/** A state that the draft had, and what was changed to make it; the first one is all of it. */
export const PageVersion = Type.Object({
  number: Type.Integer(),
  at: Type.String(),
  email: Type.String(),
  what: Type.String(),
  /** The fields that were changed, with their new values. */
  changed: Type.Partial(PageContent),
});
export type PageVersion = Readonly<Static<typeof PageVersion>>;
/** The newest first. */
export const PageVersions = Type.Object({ versions: Type.Array(PageVersion) });
export type PageVersions = Readonly<Static<typeof PageVersions>>;

/** A published page as the site shows it. */
export const ManagedPage = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Made on the server from Markdown: no markup of anybody's own is in it. */
  html: Type.String(),
});
export type ManagedPage = Readonly<Static<typeof ManagedPage>>;

export const RenderedBody = Type.Object({ html: Type.String() });
export type RenderedBody = Readonly<Static<typeof RenderedBody>>;
/** A path that shows the draft to whoever has it, for an hour. */
export const PreviewLink = Type.Object({ href: Type.String() });
export type PreviewLink = Readonly<Static<typeof PreviewLink>>;
