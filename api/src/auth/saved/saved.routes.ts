import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SavedItems, type SavedItem } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { isHandedOnSafely, isPlainText } from '@atoll/contracts/handed-on';
import type { Connection } from 'mongoose';
import type { AccountPart, FindAccount } from '../../shared/auth/account';
import { requireSignedIn, signedIn } from '../../shared/auth/principal';
import { AppError, invalidField } from '../../shared/errors/app-error';
import { savedItemsModel } from './saved-items.model';

/** What the account keeps of saved things, as other parts of an account see it. */
export function savedItemsPart(database: Connection): AccountPart {
  const saved = savedItemsModel(database);
  return {
    name: 'saved',
    onDeleted: async (userId) => void (await saved.deleteOne({ _id: userId })),
    dataOf: async (userId) => (await saved.findById(userId).lean())?.items ?? [],
  };
}

/** Each thing once; the first of a kind and id stays. */
function once(items: readonly SavedItem[]): SavedItem[] {
  const byId = new Map<string, SavedItem>();
  for (const item of items) {
    const key = `${item.kind} ${item.id}`;
    if (!byId.has(key)) byId.set(key, item);
  }
  return [...byId.values()];
}

/** Throws for a thing that reads, or leads, otherwise than it says: whoever is signed in later would follow it. */
function refuseMisleading(items: readonly SavedItem[]): void {
  for (const { title, place = '', href } of items) {
    if (!isPlainText(title + place)) throw invalidField('items', 'This title cannot be saved.');
    if (!isHandedOnSafely(href)) throw invalidField('items', 'This address cannot be saved.');
  }
}

/** `GET` and `PUT /api/auth/saved`: a traveler's saved things, kept for a verified address only. */
export function savedRoutes(database: Connection, findAccount: FindAccount): FastifyPluginAsyncTypebox {
  const saved = savedItemsModel(database);
  return async (app) => {
    app.addHook('preHandler', requireSignedIn);
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
        bodyLimit: 512 * 1024,
        schema: {
          tags: ['accounts'],
          summary: 'Replaces the saved things',
          body: SavedItems,
          response: { 200: SavedItems },
        },
      },
      async (request) => {
        const { userId } = signedIn(request);
        const account = await findAccount(userId);
        if (!account?.isEmailVerified) {
          throw new AppError('FORBIDDEN', { message: 'Confirm your e-mail address first.' });
        }
        refuseMisleading(request.body.items);
        const items = once(request.body.items);
        await saved.updateOne({ _id: userId }, { $set: { items } }, { upsert: true });
        return { items };
      },
    );
  };
}
