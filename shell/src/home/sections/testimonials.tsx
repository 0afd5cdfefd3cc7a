import type { SiteContent } from '@atoll/contracts/site-content';
import { SampleMark } from '@atoll/ui/chip';
import * as s from './testimonials.module.css';

/** What travelers say; invented words are marked (HOM-13). */
export function Testimonials({ testimonials }: Pick<SiteContent, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  return (
    <section className="section-tight" aria-labelledby="said">
      <div className="wrap">
        <div className="section-head">
          <h2 className="display h2" id="said">
            What travelers say
          </h2>
          {testimonials.some(({ sample }) => sample) && <SampleMark>Sample content</SampleMark>}
        </div>
        <div className={s.quotes}>
          {testimonials.map(({ quote, who, about }) => (
            <figure key={quote}>
              <blockquote className={s.quote}>{quote}</blockquote>
              <figcaption className={s.who}>
                <b>{who}</b>
                <span className="muted">{about}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
