import type { City, ShownGuide } from '@atoll/contracts/destination';
import * as s from './jump-bar.module.css';

/** The parts of a city's page, as links to them. */
export function JumpBar({ city, guide }: { readonly city: City; readonly guide: ShownGuide }) {
  const parts: readonly (readonly [href: string, name: string, isThere: boolean])[] = [
    ['#see', 'See', guide.sights.length > 0],
    ['#stay', 'Stay', guide.quarters.length > 0],
    ['#eat', 'Eat', guide.food.length > 0],
    ['#year', 'The year', guide.best_months.length > 0 || guide.seasons !== ''],
    ['#ways', 'Getting around', guide.getting_there + guide.getting_around !== ''],
    ['#trips', 'Day trips', guide.day_trips.length > 0],
    ['#agents', 'Agents', city.agentCount > 0],
  ];
  return (
    <nav className={s.jump} aria-label="On this page">
      <ul className={`wrap ${s.parts}`}>
        {parts
          .filter(([, , isThere]) => isThere)
          .map(([href, name]) => (
            <li key={href}>
              <a className={s.part} href={href}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
