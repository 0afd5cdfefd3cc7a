import { artworkVariant } from '@atoll/contracts/artwork';
import type { CityBody } from '@atoll/contracts/edited-places';
import { Crops, type Crop } from '../shared/crops';
import { focalOf } from '../shared/focal-point';

type Pictures = Pick<CityBody, 'featured_image_url' | 'image_url' | 'image_position'>;

/** Where the site shows a city's pictures: sizes and crops as its pages ask for them. */
function cropsOf({ featured_image_url, image_url, image_position }: Pictures): Crop[] {
  return [
    {
      ...({ name: 'City page', ratio: '1/1', focal: focalOf(image_position) } as const),
      src: artworkVariant(featured_image_url || image_url, '480x360', 'avif'),
    },
    { name: 'Home and country page', ratio: '4/5', src: artworkVariant(image_url, '304x480', 'avif') },
    { name: 'Near other cities', ratio: '4/3', src: artworkVariant(image_url, '480x360', 'avif') },
  ];
}

/** Every crop of a city's pictures that the site uses. */
export function CityCrops(pictures: Pictures) {
  return <Crops crops={cropsOf(pictures)} />;
}
