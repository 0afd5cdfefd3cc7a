import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Picture, type PictureProps } from '../picture/picture';
import * as s from './poster.module.css';

export type PosterProps = Pick<
  PictureProps,
  'src' | 'srcSet' | 'sizes' | 'focal' | 'loading' | 'priority' | 'fallbackSrc'
> & {
  /** The place: set in the paper margin. */
  name: string;
  /** Right of the name: '312 agents'. */
  note?: ReactNode;
  /** Makes the whole poster a link. */
  href?: string;
  /** The name is said already, so a poster's picture decorates by default. */
  alt?: string;
  ratio?: PictureProps['ratio'];
  className?: string;
};

/** A place as a printed sheet: paper margin, square corners, the name in the margin (LOOK 1.1). */
export function Poster({ name, note, href, alt = '', ratio = '4/5', className, ...picture }: PosterProps) {
  const content = (
    <>
      <Picture {...picture} alt={alt} ratio={ratio} />
      <span className={s.caption}>
        <span className={s.name}>{name}</span>
        {note && <span className={s.note}>{note}</span>}
      </span>
    </>
  );
  if (href === undefined) return <div className={classNames(s.poster, className)}>{content}</div>;
  return (
    <a className={classNames(s.poster, s.link, className)} href={href}>
      {content}
    </a>
  );
}
