import { randomUUID } from 'node:crypto';
import type { PageContent } from '@atoll/contracts/managed-page';
import type { Connection } from 'mongoose';
import type { Change, Changes } from '../shared/changes/changes';
import { isDuplicate } from '../shared/mongo/is-duplicate';
import {
  managedPageModel,
  pageVersionModel,
  type ManagedPageDocument,
  type PageVersionDocument,
} from './managed-page.model';

/** Another page has the address. */
export class SlugTaken extends Error {}

export type PageChange = Required<Pick<ManagedPageDocument, 'draft' | 'published' | 'schedule'>>;
export type Noted = Pick<PageVersionDocument, 'user_id' | 'email' | 'what'>;

export interface ManagedPagesRepository {
  readonly all: () => Promise<ManagedPageDocument[]>;
  readonly find: (id: string) => Promise<ManagedPageDocument | null>;
  /** What the site shows at an address, also at one that a page had before; null where it shows nothing. */
  readonly published: (slug: string) => Promise<PageContent | null>;
  readonly publishedSlugs: () => Promise<string[]>;
  /** Throws SlugTaken. */
  readonly add: (draft: PageContent, by: Noted) => Promise<ManagedPageDocument>;
  /** Null where the page has another version by now. Throws SlugTaken. */
  readonly change: (
    before: ManagedPageDocument,
    version: number,
    change: PageChange,
    by: Noted,
  ) => Promise<ManagedPageDocument | null>;
  /** Those whose time has come. */
  readonly due: (now: Date) => Promise<ManagedPageDocument[]>;
  readonly version: (id: string, number: number) => Promise<PageVersionDocument | null>;
  /** The oldest first. */
  readonly versions: (id: string) => Promise<PageVersionDocument[]>;
}

/** Pages that are published at one look. */
const AT_ONCE = 50;

type Content = Pick<PageChange, 'draft' | 'published'>;

/** Where a page was on the site before, once it is changed. */
function formerOf({ published: before, former = [] }: ManagedPageDocument, { published }: Content): string[] {
  const earlier = new Set([...former, ...(before ? [before.slug] : [])]);
  return [...earlier].filter((slug) => slug !== published?.slug);
}
const slugsOf = ({ draft, published }: Content, former: readonly string[]) => [
  ...new Set([draft.slug, ...(published ? [published.slug] : []), ...former]),
];

/** The fields of a page that are others than before. */
function changedFields(before: PageContent | null, after: PageContent): Partial<PageContent> {
  const fields = Object.entries(after).filter(
    ([name, value]) => value !== before?.[name as keyof PageContent],
  );
  return Object.fromEntries(fields);
}

/** A page shows at its new address, and leads there from all that it had before. */
function changeOf(id: string, published: readonly (PageContent | null)[], former: readonly string[]): Change {
  const slugs = new Set([...published.flatMap((content) => (content ? [content.slug] : [])), ...former]);
  return { kind: 'page', key: id, subjects: [...slugs].map((slug) => `page:${slug}` as const) };
}

/** Pages of the portal in MongoDB. */
export function createManagedPagesRepository(
  connection: Connection,
  changes: Pick<Changes, 'around'>,
): ManagedPagesRepository {
  const pages = managedPageModel(connection);
  const versions = pageVersionModel(connection);

  async function orTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (isDuplicate(error)) throw new SlugTaken();
      throw error;
    }
  }
  async function noteVersion(
    { _id: page_id, draft, version: number, changed_at: at }: ManagedPageDocument,
    before: PageContent | null,
    by: Noted,
  ): Promise<void> {
    const changed = changedFields(before, draft);
    await versions.create({ _id: `${page_id}:${number}`, page_id, number, at, ...by, changed });
  }

  return {
    all: () => pages.find().sort({ changed_at: -1 }).lean<ManagedPageDocument[]>(),
    find: (id) => pages.findById(id).lean<ManagedPageDocument>(),
    published: async (slug) =>
      (
        await pages
          .findOne({
            slugs: slug,
            published: { $ne: null },
            $or: [{ 'published.slug': slug }, { former: slug }],
          })
          .lean<ManagedPageDocument>()
      )?.published ?? null,
    publishedSlugs: async () => {
      const found = await pages
        .find({ published: { $ne: null } }, { published: 1 })
        .lean<ManagedPageDocument[]>();
      return found.flatMap(({ published }) => (published ? [published.slug] : [])).sort();
    },
    add: async (draft, by) => {
      const document: ManagedPageDocument = {
        ...{ _id: randomUUID(), version: 1, draft, published: null, schedule: null },
        slugs: [draft.slug],
        changed_at: new Date(),
      };
      await orTaken(() => pages.create(document));
      await noteVersion(document, null, by);
      return document;
    },
    change: async (before, version, change, by) => {
      const former = formerOf(before, change);
      const set = { ...change, former, slugs: slugsOf(change, former), changed_at: new Date() };
      const touched = changeOf(before._id, [before.published, change.published], former);
      const after = await changes.around(touched, () =>
        orTaken(() =>
          pages
            .findOneAndUpdate(
              { _id: before._id, version },
              { $set: set, $inc: { version: 1 } },
              { returnDocument: 'after' },
            )
            .lean<ManagedPageDocument>(),
        ),
      );
      if (after) await noteVersion(after, before.draft, by);
      return after;
    },
    due: (now) =>
      pages
        .find({ 'schedule.at': { $lte: now } })
        .limit(AT_ONCE)
        .lean<ManagedPageDocument[]>(),
    version: (id, number) => versions.findById(`${id}:${number}`).lean<PageVersionDocument>(),
    versions: (page_id) => versions.find({ page_id }).sort({ number: 1 }).lean<PageVersionDocument[]>(),
  };
}
