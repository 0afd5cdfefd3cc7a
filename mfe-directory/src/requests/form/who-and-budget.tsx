import { CHILD_AGE_MAX, REQUEST_ADULTS_MAX, REQUEST_CHILDREN_MAX } from '@atoll/contracts/quote-request';
import { TRAVELER_CURRENCIES } from '@atoll/contracts/traveler-currencies';
import { FieldGroup, SelectField, TextField } from '@atoll/ui/field';
import { Stepper } from '@atoll/ui/stepper';
import { Problem } from './problem';
import * as s from './request-form.module.css';
import type { RequestFields } from './use-request-form';

const AGES = [
  { value: '', label: 'Age' },
  ...Array.from({ length: CHILD_AGE_MAX + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? 'Under 1' : String(age),
  })),
];

function People({ draft, problems, change }: RequestFields) {
  const { childAges } = draft;
  const setChildren = (count: number) =>
    change({ childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null) });
  return (
    <>
      <div data-field="adults">
        <Stepper
          label="Adults"
          min={1}
          max={REQUEST_ADULTS_MAX}
          value={draft.adults}
          onChange={(adults) => change({ adults })}
        />
        <Problem text={problems.adults} />
      </div>
      <div data-field="childAges" className={s.children}>
        <Stepper
          label="Children"
          hint={`Up to ${CHILD_AGE_MAX} years old`}
          min={0}
          max={REQUEST_CHILDREN_MAX}
          value={childAges.length}
          onChange={setChildren}
        />
        {childAges.length > 0 && (
          <div className={s.ages}>
            {childAges.map((age, index) => (
              <SelectField
                // Children have nothing but their place in the row.
                key={index}
                label={`Age of child ${index + 1}`}
                name={`age-${index}`}
                options={AGES}
                value={age === null ? '' : String(age)}
                error={age === null ? problems.childAges : null}
                onChange={(event) => change({ childAges: childAges.with(index, Number(event.target.value)) })}
              />
            ))}
          </div>
        )}
        {!childAges.includes(null) && <Problem text={problems.childAges} />}
      </div>
    </>
  );
}

function Budget({ draft, problems, change }: RequestFields) {
  return (
    <div data-field="budget" className={s.budget}>
      <TextField
        label="Budget"
        hint="Optional. It saves a round of questions."
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={draft.amount}
        error={problems.budget}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <SelectField
        label="Currency"
        name="currency"
        value={draft.currency}
        options={TRAVELER_CURRENCIES.map((code) => ({ value: code, label: code }))}
        onChange={(event) => change({ currency: event.target.value })}
      />
      <SelectField
        label="For"
        name="per"
        value={draft.per}
        options={[
          { value: 'trip', label: 'the trip' },
          { value: 'person', label: 'each person' },
        ]}
        onChange={(event) => change({ per: event.target.value === 'person' ? 'person' : 'trip' })}
      />
    </div>
  );
}

/** Who travels, and for how much. */
export function WhoAndBudget(fields: RequestFields) {
  return (
    <FieldGroup legend="Who and budget">
      <People {...fields} />
      <Budget {...fields} />
    </FieldGroup>
  );
}
