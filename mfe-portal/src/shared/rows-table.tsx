import { Button } from 'antd';
import { Fragment, useState, type ReactNode } from 'react';
import * as s from './rows-table.module.css';

export interface RowsColumn<R> {
  readonly title: string;
  /** What a row shows in this column. */
  readonly cell: (row: R) => ReactNode;
  /** `wide`: on wide screens only. `whole`: no word of it is broken. `action`: at the end of the row, with its title for screen readers alone. */
  readonly kind?: 'wide' | 'whole' | 'action';
}

interface Props<R> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly columns: readonly RowsColumn<R>[];
  /** What a row shows below itself; nothing while it is closed. */
  readonly below?: (row: R) => ReactNode;
  /** Rows that are shown before more are asked for: all of a list that has pages. */
  readonly atOnce?: number;
}

const AT_ONCE = 20;

const headOf = <R,>({ title, kind }: RowsColumn<R>) => (
  <th key={title} scope="col" className={kind && s[kind]}>
    {kind === 'action' ? <span className="visually-hidden">{title}</span> : title}
  </th>
);

/** A table of a few rows, twenty at once. antd's own is 75 KB of code, which these pages would wait for. */
export function RowsTable<R>({ label, rows, rowKey, columns, below, atOnce = AT_ONCE }: Props<R>) {
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <table className={s.table} aria-label={label}>
        <thead>
          <tr>{columns.map(headOf)}</tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => {
            const content = below?.(row);
            return (
              <Fragment key={rowKey(row)}>
                <tr>
                  {columns.map(({ title, kind, cell }) => (
                    <td key={title} className={kind && s[kind]}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {content && (
                  <tr>
                    <td colSpan={columns.length}>{content}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {rows.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + AT_ONCE)}>
            Show {Math.min(AT_ONCE, rows.length - shown)} more
          </Button>
        </div>
      )}
    </>
  );
}
