import type { ReactNode } from 'react';

export type PageSectionProps = {
  /** Id of its heading, which names it. */
  id: string;
  title: string;
  /** A line under the heading. */
  text: string;
  children: ReactNode;
};

/** A part of a page under a heading of its own. */
export function PageSection({ id, title, text, children }: PageSectionProps) {
  return (
    <section className="section-tight" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="display h2" id={id}>
              {title}
            </h2>
            <p>{text}</p>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
