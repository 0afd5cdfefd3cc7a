import type { ComponentProps } from 'react';

interface DetailSectionProps extends ComponentProps<'section'> {
  id: string;
  title: string;
}

/** A part of the hotel's sheet under a heading, to which the links at its top lead. */
export function DetailSection({ id, title, children, ...section }: DetailSectionProps) {
  return (
    <section {...section} id={id} aria-labelledby={`${id}-title`}>
      <h3 className="display h2" id={`${id}-title`}>
        {title}
      </h3>
      {children}
    </section>
  );
}
