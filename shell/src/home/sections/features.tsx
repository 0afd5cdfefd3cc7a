import { Avatar } from '@atoll/ui/avatar';
import { Chip } from '@atoll/ui/chip';
import * as s from './features.module.css';

/** What is different here, each with a piece of the site that shows it (HOM-10). The pieces are examples. */
export function Features() {
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap">
        <h2 className={`display h2 ${s.heading}`} id="why">
          Less searching, fewer surprises.
        </h2>
        <div className={s.features}>
          <article className={s.feature}>
            <div className={s.piece} aria-hidden="true">
              <p className="small muted">Example: 3 nights</p>
              <p className={s.line}>
                <span>Room, 3 × $138</span>
                <span>$414</span>
              </p>
              <p className={s.line}>
                <span>Taxes and city fee</span>
                <span>$72</span>
              </p>
              <p className={s.total}>
                <span>You pay</span>
                <span>$486</span>
              </p>
            </div>
            <h3 className="title">Full price upfront</h3>
            <p className="muted">
              The first price you see covers your whole stay, taxes and fees included. The nightly rate sits
              underneath.
            </p>
          </article>
          <article className={s.feature}>
            <div className={`${s.piece} ${s.person}`} aria-hidden="true">
              <Avatar name="Inês Marques" />
              <div>
                <b>Inês Marques</b>
                <p className="small muted">Example: an agent in Lisbon</p>
                <p>
                  <Chip tone="lagoon">Food and walking</Chip>
                </p>
              </div>
            </div>
            <h3 className="title">A person with a name</h3>
            <p className="muted">
              See what each agent is good at, the languages they speak and the countries they know, before you
              write a word.
            </p>
          </article>
          <article className={s.feature}>
            <div className={s.piece} aria-hidden="true">
              <p className={s.price}>$96 per person</p>
              <p className="small muted">Example: half a day, in English</p>
              <p className="small">Meet at the pier. Two hours on the water, one on a sandbank.</p>
            </div>
            <h3 className="title">Tours you can compare</h3>
            <p className="muted">
              Price, length, language and how far from the center it begins stand on the card, wherever the
              supplier tells them.
            </p>
          </article>
        </div>
      </div>
    </section>
  );
}
