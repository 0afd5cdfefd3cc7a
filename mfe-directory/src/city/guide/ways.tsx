import type { ShownGuide } from '@atoll/contracts/destination';
import { Icon } from '@atoll/ui/icon';
import * as s from './guide-parts.module.css';

/** How to get there and around. */
export function Ways({ guide }: { readonly guide: ShownGuide }) {
  const ways = [
    { icon: 'plane', title: 'Getting there', text: guide.getting_there },
    { icon: 'route', title: 'Getting around', text: guide.getting_around },
  ] as const;
  const told = ways.filter(({ text }) => text !== '');
  if (told.length === 0) return null;
  return (
    <section className="wrap section-tight" id="ways" aria-labelledby="ways-heading">
      <h2 className="visually-hidden" id="ways-heading">
        Getting there and around
      </h2>
      <div className={s.ways}>
        {told.map(({ icon, title, text }) => (
          <div key={title}>
            <Icon name={icon} className={s.sign} />
            <h3 className="display h3">{title}</h3>
            <p className="muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
