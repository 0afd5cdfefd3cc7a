import { formatDay } from '@atoll/contracts/dates';
import { minorText } from '@atoll/contracts/minor-in-words';
import type { OwnQuote, PricedLine } from '@atoll/contracts/quote';
import { toAppError } from '@atoll/platform';
import { Button, IconButton } from '@atoll/ui/button';
import { Disclosure } from '@atoll/ui/disclosure';
import { Notice } from '@atoll/ui/notice';
import { Panel } from '../../shared/panel';
import { PanelLoading } from '../../shared/panel-loading';
import { useEarlierQuotesQuery } from '../../shared/requests.api';
import * as s from './earlier-lines.module.css';
import { lineOf, type LineDraft } from './quote-draft';

interface EarlierLinesProps {
  /** Makes lines of the quote that is written out of lines that were used before. */
  readonly onUse: (lines: readonly LineDraft[]) => void;
}

const dayName = (day: number | null) => (day === null ? 'Whole trip' : `Day ${day}`);

/** The days of a quote with their lines, the whole trip first. */
function daysOf({ lines }: OwnQuote): readonly (readonly [number | null, readonly PricedLine[]])[] {
  const days = [...new Set(lines.map(({ day }) => day))].sort((one, other) => (one ?? 0) - (other ?? 0));
  return days.map((day) => [day, lines.filter((line) => line.day === day)] as const);
}

function EarlierQuote({ quote, onUse }: EarlierLinesProps & { readonly quote: OwnQuote }) {
  const use = (lines: readonly PricedLine[]) => onUse(lines.map((line) => lineOf(quote, line)));
  return (
    <Disclosure summary={`${quote.title}, ${formatDay(quote.sentAt.slice(0, 10))}`}>
      <ul className={s.days}>
        {daysOf(quote).map(([day, lines]) => (
          <li key={String(day)} className={s.day}>
            <div className={s.head}>
              <b>{dayName(day)}</b>
              <Button
                variant="text"
                size="small"
                aria-label={`Add all of ${dayName(day)} of ${quote.title}`}
                onClick={() => use(lines)}
              >
                Add all
              </Button>
            </div>
            <ul className={s.lines}>
              {lines.map((line) => (
                <li key={line.id} className={s.line}>
                  <span>
                    {line.title}
                    <span className="small muted"> {minorText(line.unitAmount, line.currency)}</span>
                  </span>
                  <IconButton line icon="plus" label={`Add ${line.title}`} onClick={() => use([line])} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Lines and days of the agent's own quotes, to be used again with their prices and costs (RFQ-08). */
export function EarlierLines({ onUse }: EarlierLinesProps) {
  const { data, error, refetch } = useEarlierQuotesQuery();
  if (!data && !error) return <PanelLoading label="Loading your quotes" />;
  return (
    <Panel title="Lines of your earlier quotes">
      {error && (
        <Notice tone="danger" role="alert">
          {toAppError(error).message}{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {data?.quotes.length === 0 && <p>You have sent no quote yet: what you write now can be used again.</p>}
      {data?.quotes.map((quote) => (
        <EarlierQuote key={quote.id} quote={quote} onUse={onUse} />
      ))}
    </Panel>
  );
}
