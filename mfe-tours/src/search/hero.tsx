import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { artworkUri } from '@atoll/contracts/artwork';
import * as s from './hero.module.css';

/** The head of the empty search (TOU-01). */
export function Hero() {
  return (
    <section className={s.hero} aria-labelledby="tours-hero">
      <div className={`wrap ${s.words}`}>
        <h1 className="display hero-title" id="tours-hero">
          Find something to do
        </h1>
        <p className={`lede ${s.lede}`}>Guided walks, food tours and day trips, on a list or on a map.</p>
      </div>
      <ArtworkPicture
        uri={artworkUri('tour-boat-trip', 'golden')}
        place="large"
        alt=""
        ratio="fill"
        priority
        className={s.picture}
      />
    </section>
  );
}
