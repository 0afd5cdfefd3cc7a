import { formatDay } from '@atoll/contracts/dates';
import { minorText } from '@atoll/contracts/minor-in-words';
import { Button } from '@atoll/ui/button';
import { SelectField, TextField } from '@atoll/ui/field';
import { Icon } from '@atoll/ui/icon';
import type { ChangeEvent } from 'react';
import { lineEarning } from './draft-totals';
import { EarningWords } from './earning-words';
import * as s from './line-form.module.css';
import { LinePlace } from './line-place';
import type { LineDraft } from './quote-draft';
import { groupProblem, readLine, type Problems } from './read-draft';

const KINDS = [
  { value: 'included', label: 'Included' },
  { value: 'optional', label: 'Optional' },
  { value: 'choice', label: 'One of a group' },
];
const TEXT_MAX = 120;
const TITLE_MAX = 160;
const GROUP_MAX = 60;

interface Props {
  readonly line: LineDraft;
  readonly days: number;
  readonly dateOf: (day: number) => string | null;
  readonly currencies: readonly string[];
  /** What is wrong with its fields, by their names. */
  readonly problems: Problems;
  readonly traveler: string;
  readonly onChange: (change: Partial<LineDraft>) => void;
  readonly onClose: () => void;
}

function dayOptions(days: number, dateOf: Props['dateOf']) {
  const each = Array.from({ length: days }, (_, index) => {
    const date = dateOf(index + 1);
    return { value: String(index + 1), label: `Day ${index + 1}${date ? `, ${formatDay(date)}` : ''}` };
  });
  return [{ value: '0', label: 'Whole trip' }, ...each];
}

/** Where a hotel or a tour is goes with the page that says it. */
function withoutPage({ spot }: LineDraft): Partial<LineDraft> {
  return { page: null, spot: spot?.kind === 'place' ? spot : null };
}

/** The line in work: everything that is said of it, and what it costs the agent, which nobody else sees. */
export function LineForm(props: Props) {
  const { line, days, dateOf, currencies, problems, traveler, onChange, onClose } = props;
  const read = readLine(line);
  const earning = 'line' in read ? lineEarning(read) : null;
  const sum = 'line' in read ? minorText(read.line.units * read.line.unitAmount, line.currency) : null;

  type TextName = 'title' | 'place' | 'supplier' | 'units' | 'unitAmount' | 'tax' | 'group' | 'net';
  /** What a text field needs; the API calls the tax by another name. */
  const text = (name: TextName) => ({
    name,
    value: line[name],
    error: problems[name === 'tax' ? 'taxBasisPoints' : name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  });

  return (
    <div className={s.form} role="group" aria-label={line.title || 'New line'}>
      <TextField {...text('title')} className={s.wide} label="Title" maxLength={TITLE_MAX} data-first="" />
      <TextField {...text('supplier')} className={s.half} label="Supplier" maxLength={TEXT_MAX} />
      <TextField {...text('place')} className={s.half} label="Place" maxLength={TEXT_MAX} />
      <SelectField
        className={s.half}
        name="day"
        label="Day"
        options={dayOptions(days, dateOf)}
        value={String(line.day ?? 0)}
        error={problems['day']}
        onChange={({ target }) => onChange({ day: target.value === '0' ? null : Number(target.value) })}
      />
      <SelectField
        className={s.half}
        name="kind"
        label="Kind"
        options={KINDS}
        value={line.kind}
        error={problems['kind']}
        onChange={({ target }) => onChange({ kind: target.value as LineDraft['kind'] })}
      />
      {line.kind === 'choice' && (
        <TextField
          {...text('group')}
          // Nothing else is missing, so that nobody looks for it at the price.
          error={problems['group'] ?? groupProblem(read)}
          className={s.wide}
          label="Group"
          hint="Lines of the same group are chosen between: ‘Dinner on Tuesday’"
          maxLength={GROUP_MAX}
        />
      )}
      <TextField {...text('units')} className={s.quarter} label="Units" inputMode="numeric" />
      <TextField {...text('unitAmount')} className={s.quarter} label="Price of one" inputMode="decimal" />
      <SelectField
        className={s.quarter}
        name="currency"
        label="Currency"
        options={currencies.map((code) => ({ value: code, label: code }))}
        value={line.currency}
        error={problems['currency']}
        onChange={({ target }) => onChange({ currency: target.value })}
      />
      <TextField {...text('tax')} className={s.quarter} label="Tax on top, %" inputMode="decimal" />
      {line.page && (
        <p className={s.page}>
          Shows the page{' '}
          <a className="link" href={line.page} target="_blank" rel="noreferrer">
            {line.page}
          </a>
          <Button variant="text" size="small" onClick={() => onChange(withoutPage(line))}>
            Without it
          </Button>
        </p>
      )}
      {problems['page'] && <p className={s.page}>{problems['page']}</p>}
      <LinePlace line={line} problem={problems['spot']} onChange={onChange} />
      <div className={s.secret}>
        <Icon name="lock" />
        <TextField
          {...text('net')}
          className={s.net}
          label={`Net of all, ${line.currency}`}
          hint={`Only you see this, never ${traveler}`}
          inputMode="decimal"
        />
        {earning && <EarningWords earning={earning} currency={line.currency} />}
        <Button className={s.keep} variant="quiet" size="small" onClick={onClose}>
          {sum ? `Done, ${sum}` : 'Done'}
        </Button>
      </div>
    </div>
  );
}
