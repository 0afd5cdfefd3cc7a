import { classNames } from '@atoll/ui/class-names';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as s from './page-tabs.module.css';

export interface PageTab {
  readonly href: string;
  readonly words: ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly PageTab[];
  /** With a line below the tabs, where nothing stands beside them that has one. */
  readonly hasLine?: boolean;
}

/** The tab of this address; of several on one path, the one of which the address has every parameter, if it has some. */
function currentTab(tabs: readonly PageTab[], pathname: string, query: URLSearchParams): string | undefined {
  const here = tabs.filter(({ href }) => href.split('?', 1)[0] === pathname);
  const narrow = here.find(({ href }) => {
    const [, own = ''] = href.split('?');
    return own !== '' && [...new URLSearchParams(own)].every(([name, value]) => query.get(name) === value);
  });
  return (narrow ?? here.find(({ href }) => href === pathname))?.href;
}

/** The way between the pages that one place of a workspace has. */
export function PageTabs({ label, tabs, hasLine = false }: Props) {
  const { pathname, search } = useLocation();
  const current = currentTab(tabs, pathname, new URLSearchParams(search));
  return (
    <nav aria-label={label} className={classNames(s.tabs, hasLine && s.line)}>
      {tabs.map(({ href, words }) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
