import { minorText } from '@atoll/contracts/minor-in-words';
import type { PricedLine } from '@atoll/contracts/quote';
import type { ReactNode } from 'react';
import * as s from './quote-line.module.css';

/** 'Room 2 of the Casa, Alfama, 4 times': what a line says beside its title. */
function detailsOf({ supplier, place, units }: PricedLine): string {
  return [supplier, place, units > 1 && `${units} times`].filter(Boolean).join(', ');
}

/** A mark has a shape beside its colour. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <span className={s.mark}>
      <span aria-hidden="true">◆ </span>
      {children}
    </span>
  );
}

interface LineWordsProps {
  readonly line: PricedLine;
  readonly currency: string;
  /** Before the amount of what comes on top. */
  readonly sign?: '+';
  /** Beside its details. */
  readonly note?: string | null;
  readonly marks: readonly string[];
  /** A button that belongs to the line. */
  readonly action?: ReactNode;
}

/** What a line is and costs, and how it differs. */
export function LineWords({ line, currency, sign, note, marks, action }: LineWordsProps) {
  const details = [note, detailsOf(line)].filter(Boolean).join('. ');
  return (
    <span className={s.words}>
      <span className={s.title}>
        {line.page ? (
          <a className="link" href={line.page}>
            {line.title}
          </a>
        ) : (
          line.title
        )}
      </span>
      <span className={s.amount}>
        {sign}
        {minorText(line.amount, currency)}
      </span>
      {(details || marks.length > 0) && (
        <span className={s.more}>
          {details && <span className="small muted">{details}</span>}
          {marks.length > 0 && (
            <span className={s.marks}>
              {marks.map((mark) => (
                <Mark key={mark}>{mark}</Mark>
              ))}
            </span>
          )}
        </span>
      )}
      {action && <span className={s.action}>{action}</span>}
    </span>
  );
}
