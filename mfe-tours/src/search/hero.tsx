import { artworkUri } from '@atoll/contracts/artwork';
import { SearchHero } from '@atoll/platform/search-top';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import * as s from './hero.module.css';

/** What there is to do, from left to right. */
const PICTURES = [
  artworkUri('tour-food-market', 'dusk'),
  artworkUri('tour-boat-trip', 'golden'),
  artworkUri('tour-diving', 'noon'),
  artworkUri('tour-hike', 'dawn'),
  artworkUri('tour-balloon', 'golden'),
];

const LEDE = 'Guided walks, food tours and day trips, on a list or on a map.';

/** The head of the empty search (TOU-01). */
export function Hero() {
  return (
    <SearchHero id="tours-hero" title="Find something to do" lede={LEDE}>
      <div className={s.strip} aria-hidden="true">
        {PICTURES.map((uri, index) => (
          <ArtworkPicture
            key={uri}
            uri={uri}
            place="tile"
            sizes="(max-width: 640px) 50vw, 380px"
            alt=""
            ratio="fill"
            priority={index === 2}
            className={s.picture}
          />
        ))}
      </div>
    </SearchHero>
  );
}
