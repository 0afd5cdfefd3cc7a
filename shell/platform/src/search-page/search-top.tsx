import type { ReactNode } from 'react';
import * as s from './search-top.module.css';

interface SearchTopProps {
  /** The head of the empty search. */
  hero: ReactNode;
  /** Above results the form is a bar; else it stands over the lower edge of the hero. */
  hasResults: boolean;
  /** Somebody has turned to the form: time to fetch the results' code. */
  onTurnTo: () => void;
  /** The form, and what is said below it. */
  children: ReactNode;
}

/** The top of a search page. */
export function SearchTop({ hero, hasResults, onTurnTo, children }: SearchTopProps) {
  return (
    <>
      {!hasResults && hero}
      <div className={hasResults ? s.bar : s.heroForm}>
        <div className="wrap" onPointerEnter={onTurnTo} onFocus={onTurnTo}>
          {children}
        </div>
      </div>
    </>
  );
}

/** What there is first of an empty search that one comes to from another page: its hero alone. */
export function HeroFirst({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <div className={s.coming} />
    </>
  );
}

interface SearchHeroProps {
  /** Id of its heading. */
  id: string;
  title: string;
  /** A sentence under the heading. */
  lede: string;
  /** The picture below the words. */
  children: ReactNode;
}

/** The head of an empty search. */
export function SearchHero({ id, title, lede, children }: SearchHeroProps) {
  return (
    <section className={s.hero} aria-labelledby={id}>
      <div className={`wrap ${s.words}`}>
        <h1 className="display hero-title" id={id}>
          {title}
        </h1>
        <p className={`lede ${s.lede}`}>{lede}</p>
      </div>
      {children}
    </section>
  );
}
