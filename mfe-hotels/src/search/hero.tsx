import { SearchHero } from '@atoll/platform/search-top';
import { LagoonScene } from './lagoon-scene';
import * as s from './hero.module.css';

const LEDE = 'See the full price of your stay, taxes and fees included, from the start.';

/** The head of the empty search (HSE-05). Its picture is drawn in the page, so that nothing is waited for. */
export function Hero() {
  return (
    <SearchHero id="hotels-hero" title="Find Your Perfect Stay" lede={LEDE}>
      <LagoonScene className={s.scene} />
    </SearchHero>
  );
}
