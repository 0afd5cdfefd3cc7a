import type { OgPictureKind } from '@atoll/contracts/og-picture';
import { sharedPageOf } from '@atoll/contracts/shared-page-pictures';
import type { DirectoryPages } from '../../shared/directory/directory-pages';

/** What a picture says and shows; all of it from our own data, nothing from the address. */
export interface OgSubject {
  readonly title: string;
  readonly line: string;
  /** The address of a picture of the place. */
  readonly image: string | null;
}

/** What the font of the pictures has; any other letter would be an empty box. */
const DRAWABLE = /^[\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{Zs}]*$/u;

/** Null where nothing with a page is called so. */
export async function ogSubject(
  pages: DirectoryPages,
  kind: OgPictureKind,
  key: string,
): Promise<OgSubject | null> {
  if (kind === 'page') {
    const page = sharedPageOf(key);
    return (
      page && { title: page.title, line: page.line, image: `/media/artwork/${page.drawing}-1200x800.webp` }
    );
  }
  if (kind === 'country') {
    const card = await pages.country(key);
    return card && { title: card.country, line: 'Cities, guides and travel agents', image: card.image };
  }
  if (kind === 'city') {
    const card = await pages.city(key);
    return (
      card && {
        title: card.city,
        line: card.hasGuide
          ? `What to see and where to stay, ${card.country}`
          : `Travel agents in ${card.city}, ${card.country}`,
        image: card.image,
      }
    );
  }
  const agent = await pages.agent(key);
  if (!agent) return null;
  const image = (await pages.city(agent.clean_city))?.image ?? null;
  const { name, city, country } = agent;
  return DRAWABLE.test(name)
    ? { title: name, line: `Travel agent in ${city}, ${country}`, image }
    : { title: `Travel agent in ${city}`, line: country, image };
}
