import { minorText } from '@atoll/contracts/minor-in-words';
import type { PricedLine } from '@atoll/contracts/quote';
import { Button, IconButton } from '@atoll/ui/button';
import { Chip } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import type { KeyboardEvent } from 'react';
import { lineEarning } from './draft-totals';
import { EarningWords } from './earning-words';
import * as s from './line-row.module.css';
import * as words from '../words.module.css';
import type { LineDraft } from './quote-draft';
import { groupProblem, readLine } from './read-draft';
import { unitsText } from './units-text';

interface Props {
  readonly line: LineDraft;
  /** With its price in the quote's currency; undefined while it cannot be told. */
  readonly priced: PricedLine | undefined;
  readonly currency: string;
  readonly isWrong: boolean;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onMove: (step: -1 | 1) => void;
}

/** A line that is not in work: what it says, and what can be done with it. Alt and an arrow move it. */
export function LineRow(props: Props) {
  const { line, priced, currency, isWrong, onEdit, onCopy, onRemove, onMove } = props;
  const title = line.title || 'Line without a title';
  const read = readLine(line);
  const earning = 'line' in read ? lineEarning(read) : null;
  const units = priced ? unitsText(priced, currency) : null;

  function press(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <div
      className={s.row}
      role="group"
      aria-label={title}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={press}
    >
      <div className={words.words}>
        <p className={words.name}>
          {title}
          {line.kind === 'optional' && <Chip tone="lagoon">Optional</Chip>}
          {line.kind === 'choice' && (
            <Chip tone="lagoon">{line.group.trim() ? `One of: ${line.group}` : 'One of a group'}</Chip>
          )}
          {isWrong && <Chip tone="danger">Please check</Chip>}
        </p>
        <p className={words.quiet}>{[line.supplier, line.place, units].filter(Boolean).join(', ')}</p>
        {earning && (
          <p className={classNames(words.quiet, s.secret)}>
            <Icon name="lock" size="s" />
            <span>
              Only you: net {minorText(earning.net, line.currency)},{' '}
              <EarningWords earning={earning} currency={line.currency} />
            </span>
          </p>
        )}
      </div>
      <p className={words.amount}>
        {line.kind === 'optional' && '+'}
        {priced ? minorText(priced.amount, currency) : (groupProblem(read) ?? 'No price yet')}
      </p>
      <div className={s.actions}>
        <IconButton
          size="small"
          icon="chevron-up"
          label={`Move up: ${title}`}
          data-move="-1"
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          icon="chevron-down"
          label={`Move down: ${title}`}
          data-move="1"
          onClick={() => onMove(1)}
        />
        <Button size="small" variant="text" aria-label={`Copy: ${title}`} onClick={onCopy}>
          Copy
        </Button>
        <IconButton size="small" icon="trash" label={`Delete: ${title}`} onClick={onRemove} />
        <IconButton size="small" icon="pencil" label={`Edit: ${title}`} data-edit="" onClick={onEdit} />
      </div>
    </div>
  );
}
