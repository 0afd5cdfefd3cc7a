import { SelectField, TextAreaField, TextField } from '@atoll/ui/field';
import { Panel } from '../../shared/panel';
import type { QuoteDraft } from './quote-draft';
import * as s from './quote-editor.module.css';
import type { Problems } from './read-draft';

const TITLE_MAX = 160;

interface Props {
  readonly draft: QuoteDraft;
  readonly currencies: readonly string[];
  readonly problems: Problems;
  readonly traveler: string;
  readonly today: string;
  readonly onChange: (change: Partial<QuoteDraft>) => void;
}

/** What is said of the quote as a whole. */
export function QuoteDetails({ draft, currencies, problems, traveler, today, onChange }: Props) {
  return (
    <Panel title="Title, terms and message">
      <TextField
        name="title"
        label="Title of the quote"
        value={draft.title}
        maxLength={TITLE_MAX}
        error={problems['title']}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className={s.pair}>
        <SelectField
          name="currency"
          label="Currency of the quote"
          hint={`What ${traveler} pays in`}
          options={currencies.map((code) => ({ value: code, label: code }))}
          value={draft.currency}
          error={problems['currency']}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
        <TextField
          name="validUntil"
          type="date"
          label="Valid until"
          hint="The last day on which it can be accepted"
          min={today}
          value={draft.validUntil}
          error={problems['validUntil']}
          onChange={({ target }) => onChange({ validUntil: target.value })}
        />
      </div>
      <TextAreaField
        name="terms"
        label="Terms"
        hint="When it is paid, and what cancelling costs"
        value={draft.terms}
        error={problems['terms']}
        onChange={({ target }) => onChange({ terms: target.value })}
      />
      <TextAreaField
        name="message"
        label={`Message to ${traveler}`}
        value={draft.message}
        error={problems['message']}
        onChange={({ target }) => onChange({ message: target.value })}
      />
    </Panel>
  );
}
