import type { ChatLink } from '@atoll/contracts/marco';
import * as s from './message.module.css';

/** Pages of this site that help on. */
export function Links({ links }: { links: readonly ChatLink[] }) {
  return (
    <ul className={s.links}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a className="link" href={href} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
