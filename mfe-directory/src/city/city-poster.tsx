import { artworkVariant } from '@atoll/contracts/artwork';
import type { City } from '@atoll/contracts/destination';
import { Poster } from '@atoll/ui/poster';
import * as s from './city-poster.module.css';

/** '50% 40%' as shares of the picture. */
function focalOf(position: string): { x: number; y: number } {
  const [x = 50, y = 50] = position.split(' ').map((part) => Number.parseFloat(part));
  return { x: x / 100, y: y / 100 };
}

/** The picture of a city as a printed sheet, and who made it. */
export function CityPoster({ city }: { readonly city: City }) {
  return (
    <>
      <Poster
        src={artworkVariant(city.featured_image_url, '480x360', 'avif')}
        name={city.name}
        note={city.country}
        ratio="1/1"
        focal={focalOf(city.image_position)}
        // A phone shows it below the first screen, or not at all, and must not fetch it at once.
        loading="lazy"
      />
      {city.image_credit && <p className={`micro faint ${s.credit}`}>Picture: {city.image_credit}</p>}
    </>
  );
}
