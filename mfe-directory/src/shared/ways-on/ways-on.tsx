import { Icon, type IconName } from '@atoll/ui/icon';
import * as s from './ways-on.module.css';

export interface WayOn {
  readonly icon: IconName;
  readonly name: string;
  readonly words: string;
  readonly href: string;
}

/** Where to go from a place: its hotels, its tours, its agents (DES-09). */
export function WaysOn({ heading, ways }: { readonly heading: string; readonly ways: readonly WayOn[] }) {
  return (
    <section className="section-tight sand" aria-labelledby="ways-on">
      <div className="wrap">
        <h2 className="display h2" id="ways-on">
          {heading}
        </h2>
        <ul className={s.ways}>
          {ways.map(({ icon, name, words, href }) => (
            <li key={href}>
              <a className={s.way} href={href}>
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
