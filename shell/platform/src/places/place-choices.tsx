import { placeLabel } from '@atoll/contracts/place';
import type { CityOption } from '@atoll/contracts/place';
import * as s from './place-choices.module.css';

interface PlaceChoicesProps {
  readonly choices: readonly CityOption[];
  /** 'Which place do you mean?' by default. */
  readonly question?: string;
  readonly hrefOf: (place: CityOption) => string;
}

function detailOf({ region, country }: CityOption): string {
  return region ? `${region}, ${country}` : country;
}

/** The places that typed words may mean, or those of a region, each a link to the page about it (HSE-02). */
export function PlaceChoices({ choices, question = 'Which place do you mean?', hrefOf }: PlaceChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav className={s.choices} aria-label="Places">
      <p>{question}</p>
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
