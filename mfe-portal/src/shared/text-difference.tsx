import { diffWordsWithSpace } from 'diff';
import { Fragment, useId } from 'react';
import * as s from './text-difference.module.css';

/** A text with some of its pieces marked, wherever they stand. */
function Marked({ text, pieces }: { readonly text: string; readonly pieces: readonly string[] }) {
  const first = pieces
    .map((piece) => ({ piece, at: text.indexOf(piece) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0];
  if (!first) return <>{text}</>;
  const end = first.at + first.piece.length;
  return (
    <>
      {text.slice(0, first.at)}
      <mark>{first.piece}</mark>
      <Marked text={text.slice(end)} pieces={pieces} />
    </>
  );
}

interface Props {
  readonly before: string;
  readonly after: string;
  /** Pieces of the new text that somebody is to check. */
  readonly toCheck: readonly string[];
}

/** Two texts side by side: what is gone is struck out in the old one, what is new is underlined in the other. */
export function TextDifference({ before, after, toCheck }: Props) {
  const id = useId();
  const parts = diffWordsWithSpace(before, after);
  return (
    <div className={s.columns}>
      <section aria-labelledby={`${id}-now`}>
        <h3 id={`${id}-now`}>Now</h3>
        <p>
          {parts
            .filter(({ added }) => !added)
            .map(({ value, removed }, at) => (
              <Fragment key={at}>{removed ? <del>{value}</del> : value}</Fragment>
            ))}
        </p>
      </section>
      <section aria-labelledby={`${id}-suggested`}>
        <h3 id={`${id}-suggested`}>Suggested</h3>
        <p>
          {parts
            .filter(({ removed }) => !removed)
            .map(({ value, added }, at) => (
              <Fragment key={at}>
                {added ? (
                  <ins>
                    <Marked text={value} pieces={toCheck} />
                  </ins>
                ) : (
                  value
                )}
              </Fragment>
            ))}
        </p>
      </section>
    </div>
  );
}
