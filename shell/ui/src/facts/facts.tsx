import type { ReactNode } from 'react';

export type FactProps = { term: string; children: ReactNode; className?: string };

/** A term and what holds for it, in a `<dl>` that the caller lays out. */
export function Fact({ term, children, className }: FactProps) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
