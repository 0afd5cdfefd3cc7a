import { Type, type Static } from 'typebox';
import type { SiteSettings } from './site-settings';

/** What the document's head says of a page. Addresses are paths of the site; the server makes them absolute. */
export const PageHead = Type.Object({
  title: Type.String({ maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 400 })),
  /** Path and query of the page's one true address; absent where search engines should not keep the page. */
  canonical: Type.Optional(Type.String({ pattern: '^/', maxLength: 1_000 })),
  /** Path of a picture for link previews. */
  image: Type.Optional(Type.String({ pattern: '^/', maxLength: 500 })),
  jsonLd: Type.Optional(Type.Array(Type.Unknown())),
});
export type PageHead = Static<typeof PageHead>;

/** One answered query of the page, so that the browser need not ask again. */
export const QueryEntry = Type.Object({
  endpointName: Type.String(),
  /** Absent where the query takes none. */
  arg: Type.Optional(Type.Unknown()),
  value: Type.Unknown(),
});
export type QueryEntry = Static<typeof QueryEntry>;

/** What a page is, by its data alone: known before anything of it is drawn. */
export const PageDescription = Type.Object({
  status: Type.Union([Type.Literal(200), Type.Literal(301), Type.Literal(404)]),
  /** Where a page that has moved is now (301): a path of the site. */
  location: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 1_000 })),
  head: PageHead,
  state: Type.Array(QueryEntry),
  /** Addresses on this origin that the first screen shows first, such as its largest picture. */
  preload: Type.Array(Type.String({ pattern: '^/' })),
  /** Names of the chunks of the browser's build that it is hydrated with, besides those of the first page. */
  chunks: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }))),
  /** What it was made from, as `agent:<id>`, `city:<slug>`, `country:<slug>`, `agents` or `destinations`: a change drops the page. */
  madeFrom: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 })),
  /** How long the page may be kept, in seconds; 0 for not at all. */
  maxAgeSeconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
});
export type PageDescription = Static<typeof PageDescription>;

/** What a server bundle gives for an address: the page's description and its first screen. */
export const RenderResult = Type.Object({
  ...PageDescription.properties,
  html: Type.String({ maxLength: 1_000_000 }),
});
export type RenderResult = Static<typeof RenderResult>;

/** Asks the API for JSON in the name of an anonymous visitor; rejects for any answer but 2xx and 404. */
export type FetchJson = (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly fetchJson: FetchJson;
  readonly locale: string;
  /** What the document tells the browser as well. */
  readonly settings?: SiteSettings;
  /**
   * Takes what the page is, before its first screen is drawn, so that status and head never wait for the drawing.
   * Resolves when it is this page's turn to be drawn: false where nobody waits for its first screen any more.
   */
  readonly onDescribed?: (page: PageDescription) => Promise<boolean>;
}

/** The file of a build that renders an app's first screens on the server. Browsers never get it. */
export const SERVER_BUNDLE = 'server.mjs';

/** What every `server.mjs` exports. */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** The id of the element that a remote is mounted in. */
export function slotId(app: string): string {
  return `slot-${app}`;
}

/** A remote's empty place in the shell's HTML. */
export function emptySlot(app: string): string {
  return `<div id="${slotId(app)}"></div>`;
}

/** A remote's place filled with the first screen that its server bundle rendered; `data-server` asks for hydration. */
export function filledSlot(app: string, html: string): string {
  return `<div id="${slotId(app)}" data-server="true">${html}</div>`;
}

/** The id of the JSON block that carries the answered queries, by app. */
export const STATE_BLOCK_ID = 'atoll-state';
