import { Picture } from '@atoll/ui/picture';
import { Rating } from '@atoll/ui/rating';
import type { ReactNode } from 'react';
import * as s from './cards.module.css';

interface CardProps {
  name: string;
  href: string;
  picture: string;
  rating?: number;
  /** What else is said of it, beside the rating. */
  facts: ReactNode;
  price: ReactNode;
}

/** Something that was found: a link to it, with its picture, facts and price. */
export function Card({ name, href, picture, rating, facts, price }: CardProps) {
  return (
    <li className={s.card}>
      <Picture src={picture} alt="" ratio="3/2" className={s.picture} />
      <div className={s.words}>
        <a href={href} className={s.name}>
          {name}
        </a>
        <p className={s.facts}>
          {rating !== undefined && <Rating value={rating} />}
          {facts}
        </p>
      </div>
      {price}
    </li>
  );
}

interface CardsProps {
  label: string;
  /** All cards. */
  children: ReactNode;
  /** The way to everything of its kind. */
  foot: ReactNode;
  note?: ReactNode;
}

/** Everything that was found. */
export function Cards({ label, children, foot, note }: CardsProps) {
  return (
    <section className={s.found} aria-label={label}>
      <ul className={s.cards}>{children}</ul>
      <div className={s.foot}>{foot}</div>
      {note}
    </section>
  );
}
