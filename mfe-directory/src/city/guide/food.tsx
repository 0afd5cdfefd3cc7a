import type { Dish } from '@atoll/contracts/city-guide';
import { asSentence, upperFirst } from './guide-text';
import * as s from './guide-parts.module.css';

/** What to eat and drink. */
export function Food({ food }: { readonly food: readonly Dish[] }) {
  return (
    <section className={`wrap section-tight ${s.duo}`} id="eat" aria-labelledby="eat-heading">
      <h2 className="display h2" id="eat-heading">
        What to eat and drink
      </h2>
      <dl className={s.food}>
        {food.map(({ name, about }) => (
          <div key={name}>
            <dt className="title">{upperFirst(name)}</dt>
            <dd className="muted">{asSentence(about)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
