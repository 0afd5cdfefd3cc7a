import type { CityOption } from '@atoll/contracts/place';
import { Icon, type IconName } from '@atoll/ui/icon';
import { hotelsHref, toursHref } from './addresses';
import * as s from './onward-links.module.css';

export interface OnwardLink {
  readonly icon: IconName;
  readonly name: string;
  readonly words: string;
  readonly href: string;
}

/** A place's hotels and tours, as links of a page about something there. */
export function hotelsAndTours(place: CityOption): readonly OnwardLink[] {
  return [
    {
      icon: 'bed',
      name: `Hotels in ${place.name}`,
      words: 'The first price you see covers your whole stay.',
      href: hotelsHref(place),
    },
    {
      icon: 'route',
      name: `Tours in ${place.name}`,
      words: 'Walks, food and day trips.',
      href: toursHref(place),
    },
  ];
}

/** Where to go from a place: its hotels, its tours, its agents (DES-09). */
export function OnwardLinks({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly OnwardLink[];
}) {
  return (
    <section className="section-tight sand" aria-labelledby="onward-links">
      <div className="wrap">
        <h2 className="display h2" id="onward-links">
          {heading}
        </h2>
        <ul className={s.links}>
          {links.map(({ icon, name, words, href }) => (
            <li key={href}>
              <a className={s.link} href={href}>
                <Icon name={icon} />
                <span className={s.text}>
                  <b>{name}</b>
                  <span className="small muted">{words}</span>
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
