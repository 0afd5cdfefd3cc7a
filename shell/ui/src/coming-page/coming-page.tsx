import type { ReactNode } from 'react';
import { Picture } from '../picture/picture';
import * as s from './coming-page.module.css';

export type ComingPageProps = {
  title: string;
  /** What will be here, in one or two sentences that promise nothing that exists already. */
  text: string;
  /** Address of the picture beside the words; it is decoration and has no text. */
  picture: string;
  /** Ways on to what is built. */
  children?: ReactNode;
};

/** A page that says plainly that its feature is not built yet. */
export function ComingPage({ title, text, picture, children }: ComingPageProps) {
  return (
    <section className={s.page}>
      <div className={s.text}>
        <p className={s.mark}>Not open yet</p>
        <h1 className={s.title}>{title}</h1>
        <p className={s.lede}>{text}</p>
        <div className={s.actions}>{children}</div>
      </div>
      <div className={s.sheet}>
        <Picture src={picture} alt="" ratio="4 / 3" />
      </div>
    </section>
  );
}
