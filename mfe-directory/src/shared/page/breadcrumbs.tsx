import { Icon } from '@atoll/ui/icon';
import * as s from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  /** A path of the site; the last one, which is this page, has none. */
  readonly href?: string;
}

/** Where a page stands, from the outermost list to itself. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={s.trail}>
        {trail.map(({ name, href }, index) => (
          <li key={name} className={s.crumb}>
            {index > 0 && <Icon name="chevron-right" size="s" />}
            {href ? (
              <a className="link" href={href}>
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same for search engines (schema.org). Addresses are paths: the server makes them absolute. */
export function breadcrumbList(trail: readonly Crumb[]): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: href }),
    })),
  };
}
