import { LagoonScene } from './lagoon-scene';
import * as s from './hero.module.css';

/** The head of the empty search (HSE-05). Its picture is drawn in the page, so that nothing is waited for. */
export function Hero() {
  return (
    <section className={s.hero} aria-labelledby="hotels-hero">
      <div className={`wrap ${s.words}`}>
        <h1 className="display hero-title" id="hotels-hero">
          Find Your Perfect Stay
        </h1>
        <p className={`lede ${s.lede}`}>
          See the full price of your stay, taxes and fees included, from the start.
        </p>
      </div>
      <LagoonScene className={s.scene} />
    </section>
  );
}
