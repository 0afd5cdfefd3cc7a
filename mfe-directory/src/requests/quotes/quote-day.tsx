import { minorText } from '@atoll/contracts/minor-in-words';
import type { PricedLine, Quote } from '@atoll/contracts/quote';
import { choose, totalOf } from '@atoll/contracts/quote-totals';
import { LineMenu } from './line-menu';
import { linesOfDay, type Differences } from './quote-differences';
import { LineWords, Mark } from './quote-line';
import * as s from './quote-day.module.css';

interface QuoteDayProps {
  readonly token: string;
  readonly quote: Quote;
  readonly day: number | null;
  readonly agent: string;
  readonly chosen: readonly string[];
  /** Against the quote that it is compared with, and against its own version before. */
  readonly differences: readonly Differences[];
  /** False where nothing can be changed or chosen any more. */
  readonly isOpen: boolean;
  readonly onPick: (lineId: string) => void;
}

type LineProps = Omit<QuoteDayProps, 'day'> & { readonly line: PricedLine };

const marksOf = ({ differences, line }: Pick<LineProps, 'differences' | 'line'>) =>
  differences.flatMap(({ ofLines }) => ofLines.get(line.id) ?? []);

function Included(props: LineProps) {
  const { line, quote } = props;
  return (
    <LineMenu {...props}>
      {(button) => <LineWords line={line} currency={quote.currency} marks={marksOf(props)} action={button} />}
    </LineMenu>
  );
}

interface ChosenProps extends LineProps {
  readonly type: 'checkbox' | 'radio';
  /** Of the radios of one group. */
  readonly name?: string;
  readonly sign?: '+';
  readonly note: string | null;
}

/** A line that is taken or left; its button stands beside the label, whose press it is not. */
function Chosen(props: ChosenProps) {
  const { line, quote, chosen, isOpen, onPick, type, name, sign, note } = props;
  return (
    <LineMenu {...props}>
      {(button) => (
        <div className={s.pick}>
          <label className={s.choice}>
            <input
              type={type}
              name={name}
              checked={chosen.includes(line.id)}
              disabled={!isOpen}
              onChange={() => onPick(line.id)}
            />
            <LineWords line={line} currency={quote.currency} sign={sign} note={note} marks={marksOf(props)} />
          </label>
          {button}
        </div>
      )}
    </LineMenu>
  );
}

function Optional(props: LineProps) {
  const note = props.chosen.includes(props.line.id) ? 'Optional, chosen' : 'Optional, not chosen';
  return <Chosen {...props} type="checkbox" sign="+" note={note} />;
}

function Choice(props: LineProps & { readonly name: string }) {
  const { line, quote, chosen } = props;
  const { total } = totalOf(quote.lines, choose(quote.lines, chosen, line.id));
  const note = chosen.includes(line.id) ? null : `Total becomes ${minorText(total, quote.currency)}`;
  return <Chosen {...props} type="radio" note={note} />;
}

/** The lines of one day, or of the whole trip, of one quote. */
export function QuoteDay({ day, ...props }: QuoteDayProps) {
  const { quote, differences } = props;
  const lines = linesOfDay(quote, day);
  const groups = [...new Set(lines.flatMap(({ kind, group }) => (kind === 'choice' ? [group ?? ''] : [])))];
  const missing = differences.flatMap((one) => one.missing.get(day) ?? []);
  return (
    <div className={s.day}>
      {lines.map((line) =>
        line.kind === 'included' ? (
          <Included key={line.id} {...props} line={line} />
        ) : line.kind === 'optional' ? (
          <Optional key={line.id} {...props} line={line} />
        ) : null,
      )}
      {groups.map((group) => (
        <fieldset key={group} className={s.group}>
          <legend className="small muted">{group}: choose one</legend>
          {lines
            .filter((line) => line.kind === 'choice' && (line.group ?? '') === group)
            .map((line) => (
              // A group may go over several days: its radios have one name in the whole quote.
              <Choice key={line.id} {...props} line={line} name={`${quote.id} ${group}`} />
            ))}
        </fieldset>
      ))}
      {missing.map((words) => (
        <p key={words} className="small">
          <Mark>{words}</Mark>
        </p>
      ))}
      {lines.length === 0 && missing.length === 0 && <p className="small faint">Nothing</p>}
    </div>
  );
}
