import type { CityBody, CountryBody } from '@atoll/contracts/edited-places';
import { AppError } from '../../shared/errors/app-error';
import { NO_SITE_PICTURE, positionProblem, type SitePictures } from '../../shared/pictures/site-pictures';
import { guideProblems } from './guide-problems';

type Problems = Record<string, string>;

/** Fields whose picture is another one than before, and none that this site has. */
async function pictureProblems<Body extends object>(
  pictures: SitePictures,
  body: Body,
  before: Body,
  fields: readonly (keyof Body & string)[],
): Promise<Problems> {
  const foreign = await Promise.all(
    fields.map(async (field) => {
      const path = body[field] as string;
      const isFine = path === '' || path === before[field] || (await pictures.has(path));
      return isFine ? [] : [field];
    }),
  );
  return Object.fromEntries(foreign.flat().map((field) => [field, NO_SITE_PICTURE]));
}

function highlightsProblem(highlights: readonly string[]): string | null {
  const trimmed = highlights.map((highlight) => highlight.trim());
  if (trimmed.includes('')) return 'A highlight is empty: write it, or remove it.';
  const isTwice = new Set(trimmed).size < trimmed.length;
  return isTwice ? 'A highlight is there twice.' : null;
}

function refuse(fields: Problems): void {
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

/** Throws INVALID_FIELDS with a sentence for each field of a city that makes no sense. */
export async function refuseCityProblems(
  pictures: SitePictures,
  body: CityBody,
  before: CityBody,
): Promise<void> {
  const highlights = highlightsProblem(body.highlights);
  const position = positionProblem(body.image_position);
  refuse({
    ...(highlights !== null && { highlights }),
    ...(position !== null && { image_position: position }),
    ...(await pictureProblems(pictures, body, before, ['featured_image_url', 'image_url'])),
    ...guideProblems(body.guide),
  });
}

/** Throws INVALID_FIELDS where a country's picture is none of this site. */
export async function refuseCountryProblems(
  pictures: SitePictures,
  body: CountryBody,
  before: CountryBody,
): Promise<void> {
  refuse(await pictureProblems(pictures, body, before, ['listing_image_url']));
}
