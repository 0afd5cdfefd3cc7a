import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useEffect, useRef } from 'react';
import type { LineDraft } from './quote-draft';
import type { Problems } from './read-draft';

interface Props {
  readonly problems: Problems;
  readonly lines: readonly LineDraft[];
  /** Opens a line. */
  readonly onOpen: (id: string) => void;
}

/** What keeps a quote from being sent, each with the way to its line; takes the focus each time it is refused. */
export function QuoteProblems({ problems, lines, onOpen }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [problems]);
  const entries = Object.entries(problems);
  const lineOf = (name: string) => lines.find(({ id }) => name.startsWith(`${id}.`));
  return (
    <Notice tone="danger" role="alert" tabIndex={-1} ref={ref}>
      <b>Not sent yet: please check {countOf(entries.length, 'thing')}</b>
      <ul>
        {entries.map(([name, problem]) => {
          const line = lineOf(name);
          return (
            <li key={name}>
              {line && (
                <Button variant="text" size="small" onClick={() => onOpen(line.id)}>
                  {line.title || 'Line without a title'}
                </Button>
              )}{' '}
              {problem}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
