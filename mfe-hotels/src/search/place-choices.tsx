import type { CityOption } from '@atoll/contracts/place';
import { placeLabel, type HotelSearch } from '../shared/search-params';
import * as s from './place-choices.module.css';

interface PlaceChoicesProps {
  choices: readonly CityOption[];
  search: HotelSearch;
  hrefOf: (search: HotelSearch) => string;
}

function detailOf({ region, country }: CityOption): string {
  return region ? `${region}, ${country}` : country;
}

/** The places that typed words may mean, each a link to its hotels (HSE-02). */
export function PlaceChoices({ choices, search, hrefOf }: PlaceChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav className={s.choices} aria-label="Places">
      <p>Which place do you mean?</p>
      <ul>
        {choices.map((place) => (
          <li key={`${placeLabel(place)} ${place.latitude} ${place.longitude}`}>
            <a href={hrefOf({ ...search, place })}>
              <b>{place.name}</b> <span>{detailOf(place)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
