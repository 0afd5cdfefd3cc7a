import type { OgPictureKind } from '@atoll/contracts/og-picture';
import type { DirectoryPages } from '../../platform/directory/directory-pages';

/** What a picture says and shows; all of it from our own data, nothing from the address. */
export interface OgSubject {
  readonly title: string;
  readonly line: string;
  /** The address of a picture of the place. */
  readonly image: string | null;
}

/** Null where nothing with a page is called so. */
export async function ogSubject(
  pages: DirectoryPages,
  kind: OgPictureKind,
  key: string,
): Promise<OgSubject | null> {
  if (kind === 'country') {
    const card = await pages.country(key);
    return (
      card && { title: card.country, line: `Cities and travel agents in ${card.country}`, image: card.image }
    );
  }
  if (kind === 'city') {
    const card = await pages.city(key);
    return (
      card && { title: card.city, line: `Travel agents in ${card.city}, ${card.country}`, image: card.image }
    );
  }
  const agent = await pages.agent(key);
  if (!agent) return null;
  const city = await pages.city(agent.clean_city);
  return {
    title: agent.name,
    line: `Travel agent in ${agent.city}, ${agent.country}`,
    image: city?.image ?? null,
  };
}
