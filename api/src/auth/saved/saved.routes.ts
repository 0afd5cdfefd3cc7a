import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SavedChange, SavedItems, type SavedItem } from '@atoll/contracts/account';
import { SAVED_ITEMS_MAX } from '@atoll/contracts/account-words';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { isHandedOnSafely, isPlainText } from '@atoll/contracts/handed-on';
import type { Connection } from 'mongoose';
import type { AccountPart, FindAccount } from '../../shared/auth/account';
import { requireSignedIn, signedIn } from '../../shared/auth/principal';
import { isDuplicate } from '../../shared/mongo/is-duplicate';
import { AppError, invalidField } from '../../shared/errors/app-error';
import type { OwnSearchPart } from '../../shared/own-search/own-search';
import { savedItemsModel, type SavedItemsDocument } from './saved-items.model';

/** What the account keeps of saved things, as other parts of an account see it. */
export function savedItemsPart(database: Connection): AccountPart {
  const saved = savedItemsModel(database);
  return {
    name: 'saved',
    onDeleted: async (userId) => void (await saved.deleteOne({ _id: userId })),
    dataOf: async (userId) => (await saved.findById(userId).lean())?.items ?? [],
  };
}

/** Saved things in the search over one's own. */
export function savedItemsSearch(database: Connection): OwnSearchPart {
  const saved = savedItemsModel(database);
  return {
    kind: 'Saved',
    find: async ({ userId }, hasWords) => {
      const items = (await saved.findById(userId).lean())?.items ?? [];
      return items
        .filter(({ title, place = '', href }) => isHandedOnSafely(href) && hasWords(title, place))
        .map(({ title, place = '', href }) => ({ title, detail: place, href }));
    },
  };
}

const keyOf = ({ kind, id }: Pick<SavedItem, 'kind' | 'id'>) => `${kind} ${id}`;

/** Each thing once; the first of a kind and id stays. */
function once(items: readonly SavedItem[]): SavedItem[] {
  const byId = new Map<string, SavedItem>();
  for (const item of items) if (!byId.has(keyOf(item))) byId.set(keyOf(item), item);
  return [...byId.values()];
}

/** The list after a change; what is added stands first. */
function changed(items: readonly SavedItem[], { add, remove }: SavedChange): SavedItem[] {
  const gone = new Set(remove.map(keyOf));
  return once([...add, ...items.filter((item) => !gone.has(keyOf(item)))]).slice(0, SAVED_ITEMS_MAX);
}

/** Throws for a thing that reads, or leads, otherwise than it says: whoever is signed in later would follow it. */
function refuseMisleading(items: readonly SavedItem[]): void {
  for (const { title, place = '', href } of items) {
    if (!isPlainText(title + place)) throw invalidField('items', 'This title cannot be saved.');
    if (!isHandedOnSafely(href)) throw invalidField('items', 'This address cannot be saved.');
  }
}

type Kept = Pick<SavedItemsDocument, 'items' | 'version'>;
/** More devices of one account than ever write in the same moment. */
const TRIES_MAX = 10;
const BODY_MAX_BYTES = 512 * 1_024;

/** `GET`, `PATCH` and `PUT /api/auth/saved`: a traveler's saved things, kept for a verified address only. */
export function savedRoutes(database: Connection, findAccount: FindAccount): FastifyPluginAsyncTypebox {
  const saved = savedItemsModel(database);

  async function requireVerified(userId: string): Promise<void> {
    const account = await findAccount(userId);
    if (!account?.isEmailVerified)
      throw new AppError('FORBIDDEN', { message: 'Confirm your e-mail address first.' });
  }
  async function write(userId: string, before: Kept | null, items: readonly SavedItem[]): Promise<boolean> {
    const version = before?.version ?? 0;
    if (!before)
      return saved.create({ _id: userId, items, version: 1 }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false;
          throw error;
        },
      );
    const { matchedCount } = await saved.updateOne(
      { _id: userId, version: version === 0 ? { $in: [null, 0] } : version },
      { $set: { items, version: version + 1 } },
    );
    return matchedCount > 0;
  }
  /** Writes what becomes of the list, made anew where another device was quicker. */
  async function change(userId: string, next: (items: readonly SavedItem[]) => SavedItem[]) {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const before = await saved.findById(userId).lean<Kept>();
      const items = next(before?.items ?? []);
      if (await write(userId, before, items)) return { items };
    }
    throw new AppError('CONFLICT');
  }

  return async (app) => {
    app.addHook('onRequest', requireSignedIn);
    app.get(
      API_PATHS.saved,
      {
        schema: { tags: ['accounts'], summary: 'Saved things, newest first', response: { 200: SavedItems } },
      },
      async (request) => {
        const found = await saved.findById(signedIn(request).userId).lean();
        // What was kept before a rule was made is held to it, too.
        return { items: (found?.items ?? []).filter(({ href }) => isHandedOnSafely(href)) };
      },
    );
    app.put(
      API_PATHS.saved,
      {
        bodyLimit: BODY_MAX_BYTES,
        schema: {
          tags: ['accounts'],
          // Pages of before 2026-11-27 send all of their list.
          summary: 'Replaces the saved things',
          body: SavedItems,
          response: { 200: SavedItems },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        await requireVerified(userId);
        refuseMisleading(request.body.items);
        return change(userId, () => once(request.body.items));
      },
    );
    app.patch(
      API_PATHS.saved,
      {
        bodyLimit: BODY_MAX_BYTES,
        schema: {
          tags: ['accounts'],
          summary: 'Adds and removes saved things; answers with all of them',
          body: SavedChange,
          response: { 200: SavedItems },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        await requireVerified(userId);
        refuseMisleading(request.body.add);
        const { items } = await change(userId, (kept) => changed(kept, request.body));
        return { items: items.filter(({ href }) => isHandedOnSafely(href)) };
      },
    );
  };
}
