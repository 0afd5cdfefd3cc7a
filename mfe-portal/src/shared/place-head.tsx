import { SampleMark } from '@atoll/ui/chip';
import type { ReactNode } from 'react';
import * as s from './place-head.module.css';

interface Props {
  readonly name: string;
  /** The list that it is from. */
  readonly list: { readonly href: string; readonly words: string };
  /** Behind the list: 'Portugal'. */
  readonly within?: string;
  readonly isSample: boolean;
  /** Its public page; null without one, with the reason. */
  readonly page: string | null;
  readonly children?: ReactNode;
}

/** Which place a page edits, with the ways to its list and its public page. */
export function PlaceHead({ name, list, within, isSample, page, children }: Props) {
  return (
    <header className={s.head}>
      <div>
        <p className={s.way}>
          <a className="link" href={list.href}>
            {list.words}
          </a>
          {within !== undefined && ` / ${within}`}
        </p>
        <h2 className={s.name}>{name}</h2>
      </div>
      {isSample && <SampleMark />}
      {page === null ? (
        <p className={s.way}>{children}</p>
      ) : (
        <a className="link" href={page}>
          See the public page
        </a>
      )}
    </header>
  );
}
