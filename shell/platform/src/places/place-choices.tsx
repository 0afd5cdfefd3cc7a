import { placeLabel } from '@atoll/contracts/pages/place-params';
import type { CityOption } from '@atoll/contracts/place';
import * as s from './place-choices.module.css';

interface PlaceChoicesProps {
  readonly choices: readonly CityOption[];
  readonly hrefOf: (place: CityOption) => string;
}

function detailOf({ region, country }: CityOption): string {
  return region ? `${region}, ${country}` : country;
}

/** The places that typed words may mean, each a link to the page about it (HSE-02). */
export function PlaceChoices({ choices, hrefOf }: PlaceChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav className={s.choices} aria-label="Places">
      <p>Which place do you mean?</p>
      <ul>
        {choices.map((place) => (
          <li key={`${placeLabel(place)} ${place.latitude} ${place.longitude}`}>
            <a href={hrefOf(place)}>
              <b>{place.name}</b> <span>{detailOf(place)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
