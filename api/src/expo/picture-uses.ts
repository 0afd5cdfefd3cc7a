import type { Connection } from 'mongoose';
import type { FindPictureUses } from '../shared/pictures/picture-uses';
import { expoEventModel } from './expo-event.model';

/** Events that show a picture; those that were removed can be brought back, and count. */
export function expoPictureUses(database: Connection): FindPictureUses {
  const events = expoEventModel(database);
  return async (paths) => {
    const found = await events.find({ 'event.picture': { $in: [...paths] } }, { event: 1 }).lean();
    return found.map(({ event }) => `Event ${event.title}`);
  };
}
