import { Icon } from '@atoll/ui/icon';
import * as s from './crumbs.module.css';

/** The way to a page from the directory's beginning. */
export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The pages above this one as links, and this one's name. */
export function Crumbs({ way, here }: { way: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="small muted">
      <ol className={s.crumbs}>
        {way.map(({ name, href }) => (
          <li key={href} className={s.crumb}>
            <a className="link" href={href}>
              {name}
            </a>
            <Icon name="chevron-right" size="s" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
