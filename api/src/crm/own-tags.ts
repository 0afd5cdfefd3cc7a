import type { Model } from 'mongoose';
import type { ContactDocument } from './contact.model';

/** Tags are one whatever their case. */
export const tagKey = (tag: string) => tag.toLowerCase();

/** Tags without those that are there in another case; the first writing stays. */
export function onceEach(tags: readonly string[]): string[] {
  const writings = new Map<string, string>();
  for (const tag of tags) if (!writings.has(tagKey(tag))) writings.set(tagKey(tag), tag);
  return [...writings.values()];
}

/** All tags of an account as they are written; of all contacts but one, where it is about to be changed. */
export async function writtenTags(
  contacts: Model<ContactDocument>,
  ownerId: string,
  exceptId?: string,
): Promise<string[]> {
  const others = exceptId === undefined ? {} : { _id: { $ne: exceptId } };
  const tags = await contacts.distinct('tags', { owner_id: ownerId, tags: { $gt: '' }, ...others });
  return tags.sort((one, other) => one.localeCompare(other, 'en'));
}

/** Tags in the writing that they have already, where they have one. */
export function inWritingOf(written: readonly string[], tags: readonly string[]): string[] {
  const writings = new Map(onceEach(written).map((tag) => [tagKey(tag), tag]));
  return onceEach(tags.map((tag) => writings.get(tagKey(tag.trim())) ?? tag));
}
