import { PRODUCTS, whyHref, type Product } from '@atoll/contracts/pages/marketing.page';
import { Picture } from '@atoll/ui/picture';
import * as s from './pitches.module.css';

const NAMES: Readonly<Record<Product, string>> = {
  hotels: 'Why book hotels here',
  tours: 'Why book tours here',
  agents: 'Why agents choose Atoll',
  marco: 'Why ask Marco',
  expo: 'Why meet at the expo',
};

/** For those who have something to offer, and why travelers are here (HOM-15). */
export function Pitches() {
  return (
    <section className={`wrap ${s.pitches}`} aria-label="Join Atoll">
      <a className={s.card} href="/hotel-marketing">
        <span className={s.words}>
          <b className="display h3">You run a hotel</b>
          <span>A fair list, the whole price, and a profile of your own.</span>
          <span className="link">See hotel marketing</span>
        </span>
        <Picture
          className={s.picture}
          src="/media/artwork/hotel-pool.golden-480x360.avif"
          alt=""
          ratio="4/3"
        />
      </a>
      <a className={s.card} href={whyHref('agents')}>
        <span className={s.words}>
          <b className="display h3">You plan trips for others</b>
          <span>Be found in your city, by what you are good at.</span>
          <span className="link">{NAMES.agents}</span>
        </span>
        <Picture className={s.picture} src="/media/artwork/skyline.dusk-480x360.avif" alt="" ratio="4/3" />
      </a>
      <ul className={s.links}>
        {PRODUCTS.filter((product) => product !== 'agents').map((product) => (
          <li key={product}>
            <a className="link" href={whyHref(product)}>
              {NAMES[product]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
