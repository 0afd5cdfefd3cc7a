import type { ContentBodies, ContentName, EditedSlide } from '@atoll/contracts/edited-site-content';
import type { SiteContent, SliderImage } from '@atoll/contracts/site-content';
import { AppError } from '../shared/errors/app-error';
import { positionProblem, type SitePictures } from '../shared/pictures/site-pictures';

/** A part as people edit it. */
export function bodyOf<Name extends ContentName>(name: Name, value: SiteContent[Name]): ContentBodies[Name] {
  if (name === 'claims') return value as unknown as ContentBodies[Name];
  const list = value as readonly object[];
  const edited = name === 'slider' ? list.map((slide) => editedSlide(slide as SliderImage)) : list;
  return { [name]: edited } as unknown as ContentBodies[Name];
}

function editedSlide({ url, position, name, country, latitude, longitude }: SliderImage): EditedSlide {
  return { url, position, name, country, latitude, longitude };
}

/** The picture in all sizes; those of a slide that keeps its picture are kept. */
async function slideOf(
  pictures: SitePictures,
  slide: EditedSlide,
  before: readonly SliderImage[],
): Promise<SliderImage | null> {
  const kept = before.find(({ url }) => url === slide.url);
  const variants = kept?.variants ?? (await pictures.sliderSizes(slide.url));
  return variants && { ...slide, variants };
}

const refused = (slider: string) => new AppError('INVALID_FIELDS', { fields: { slider } });

/** Throws INVALID_FIELDS with a sentence that names the slide that is wrong. */
export async function sliderOf(
  pictures: SitePictures,
  slides: readonly EditedSlide[],
  before: readonly SliderImage[],
): Promise<SliderImage[]> {
  const names = slides.map(({ name }) => name.trim());
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw refused(`“${twice}” is there twice.`);
  const made: SliderImage[] = [];
  for (const slide of slides) {
    const position = positionProblem(slide.position);
    if (position !== null) throw refused(`“${slide.name}”: ${position}`);
    const complete = await slideOf(pictures, slide, before);
    if (!complete)
      throw refused(`“${slide.name}” has no picture that the slider can show. Please upload one here.`);
    made.push(complete);
  }
  return made;
}
