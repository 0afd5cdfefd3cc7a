import { formatDay } from '@atoll/contracts/dates';
import { Button } from '@atoll/ui/button';
import { announce } from '@atoll/ui/announce';
import { useEffect, useRef } from 'react';
import type { DraftTotals } from './draft-totals';
import { LineForm } from './line-form';
import { LineRow } from './line-row';
import { inOrder, moved, type LineDraft } from './quote-draft';
import * as s from './quote-lines.module.css';
import type { Problems } from './read-draft';
import type { QuoteDraftHandle } from './use-quote-draft';

interface Props {
  readonly handle: QuoteDraftHandle;
  readonly totals: DraftTotals;
  readonly dateOf: (day: number) => string | null;
  readonly currencies: readonly string[];
  readonly problems: Problems;
  readonly traveler: string;
  /** The line in work. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** What is wrong with the fields of one line. */
function problemsOf(id: string, problems: Problems): Problems {
  const own = Object.entries(problems).filter(([name]) => name.startsWith(`${id}.`));
  return Object.fromEntries(own.map(([name, problem]) => [name.slice(id.length + 1), problem]));
}

function dayWords(day: number | null): string {
  return day === null ? 'the whole trip' : `day ${day}`;
}

/** The lines by their days; only the one in work is a form. */
export function QuoteLines(props: Props) {
  const { handle, totals, dateOf, currencies, problems, traveler, openId, onOpen } = props;
  const { draft, deleted } = handle;
  const list = useRef<HTMLDivElement>(null);
  /** What takes the focus once the list is drawn anew. */
  const next = useRef<{ readonly id: string; readonly part: string } | null>(null);
  const lines = inOrder(draft.lines);
  const days = [null, ...Array.from({ length: draft.days }, (_, index) => index + 1)];

  useEffect(() => {
    if (next.current === null) return;
    const { id, part } = next.current;
    const lines = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []);
    lines
      .find(({ dataset }) => dataset['line'] === id)
      ?.querySelector<HTMLElement>(part)
      ?.focus();
    next.current = null;
  });

  function open(id: string): void {
    next.current = { id, part: '[data-first]' };
    onOpen(id);
  }
  function move(line: LineDraft, step: -1 | 1): void {
    const after = inOrder(moved(draft, line.id, step).lines);
    const at = after.findIndex(({ id }) => id === line.id);
    const day = after[at]?.day ?? null;
    const place = after.filter((each) => each.day === day).findIndex(({ id }) => id === line.id) + 1;
    // Moving a line takes the focus from its button.
    next.current = { id: line.id, part: `[data-move="${step}"]` };
    handle.move(line.id, step);
    announce(`${line.title || 'The line'} is now number ${place} of ${dayWords(day)}`);
  }

  function drawn(line: LineDraft) {
    const own = problemsOf(line.id, problems);
    if (line.id === openId)
      return (
        <LineForm
          line={line}
          days={draft.days}
          dateOf={dateOf}
          currencies={currencies}
          problems={own}
          traveler={traveler}
          onChange={(change) => handle.changeLine(line.id, change)}
          onClose={() => {
            next.current = { id: line.id, part: '[data-edit]' };
            onOpen(null);
          }}
        />
      );
    return (
      <LineRow
        line={line}
        priced={totals.lines.find(({ id }) => id === line.id)}
        currency={draft.currency}
        isWrong={Object.keys(own).length > 0}
        onEdit={() => open(line.id)}
        onCopy={() => open(handle.copy(line.id))}
        onRemove={() => handle.remove(line.id)}
        onMove={(step) => move(line, step)}
      />
    );
  }

  return (
    <div ref={list}>
      <p role="status" className={s.deleted}>
        {deleted && (
          <>
            “{deleted.line.title || 'A line without a title'}” is deleted.{' '}
            <Button size="small" variant="text" onClick={handle.restore}>
              Undo
            </Button>
          </>
        )}
      </p>
      {days.map((day) => {
        const date = day === null ? null : dateOf(day);
        return (
          <section key={day} aria-label={day === null ? 'Whole trip' : `Day ${day}`}>
            <header className={s.day}>
              <h3 className={s.name}>
                {day === null ? 'Whole trip' : `Day ${day}`}
                {date && <span className={s.date}> {formatDay(date)}</span>}
              </h3>
              <Button
                size="small"
                variant="text"
                icon="plus"
                aria-label={`Line for ${dayWords(day)}`}
                onClick={() => open(handle.add(day))}
              >
                Line
              </Button>
            </header>
            {lines
              .filter((line) => line.day === day)
              .map((line) => (
                <div key={line.id} data-line={line.id}>
                  {drawn(line)}
                </div>
              ))}
          </section>
        );
      })}
      <Button size="small" variant="text" icon="plus" onClick={handle.addDay}>
        Day
      </Button>
    </div>
  );
}
