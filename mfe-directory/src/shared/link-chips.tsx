import { classNames } from '@atoll/ui/class-names';
import type { ReactNode } from 'react';
import * as s from './link-chips.module.css';

interface Props {
  readonly label: string;
  readonly className?: string | undefined;
  readonly links: readonly {
    readonly href: string;
    readonly words: ReactNode;
    readonly isCurrent: boolean;
  }[];
}

/** Ways to narrow a list, each a link, so that it works without code and can be shared. */
export function LinkChips({ label, className, links }: Props) {
  return (
    <nav className={classNames(s.chips, className)} aria-label={label}>
      {links.map(({ href, words, isCurrent }) => (
        <a key={href} className={s.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
