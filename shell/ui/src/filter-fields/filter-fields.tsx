import { useId, type ReactNode } from 'react';
import { ToggleChip } from '../chip/chip';
import { CheckboxField, SelectField } from '../field/field';
import { Icon, type IconName } from '../icon/icon';
import * as s from './filter-fields.module.css';

export type FilterOption<Value extends string | number> = { value: Value; label: string };

/** Codes as options with their labels. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): FilterOption<Value>[] {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

export type FilterGroupProps = {
  /** Absent where the one field of the group names itself. */
  legend?: ReactNode;
  /** Id of the sentence that says why there is nothing to choose; disables the group. */
  disabledBy?: string;
  children: ReactNode;
};

/** One filter, under a line that sets it apart from the filter above. */
export function FilterGroup({ legend, disabledBy, children }: FilterGroupProps) {
  if (!legend) return <div className={s.group}>{children}</div>;
  return (
    <fieldset className={s.group} disabled={disabledBy !== undefined} aria-describedby={disabledBy}>
      <legend className={s.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

export type FilterNoteProps = { id: string; icon: IconName; children: ReactNode };

/** Says why some filters cannot be used yet; they refer to it with `disabledBy`. */
export function FilterNote({ id, icon, children }: FilterNoteProps) {
  return (
    <p className={`small ${s.note}`} id={id}>
      <Icon name={icon} size="s" />
      {children}
    </p>
  );
}

export type FilterChipsProps<Value extends string | number> = {
  legend: ReactNode;
  /** `face` is what the chip shows; `label` is its accessible name. */
  options: readonly (FilterOption<Value> & { face: ReactNode })[];
  /** Null: none is chosen. */
  value: Value | null;
  disabledBy?: string;
  onChange: (value: Value | null) => void;
};

/** Chips of which one at most is chosen; the chosen one again takes it back. */
export function FilterChips<Value extends string | number>(props: FilterChipsProps<Value>) {
  const { legend, options, value, disabledBy, onChange } = props;
  const name = useId();
  return (
    <FilterGroup legend={legend} disabledBy={disabledBy}>
      <div className={s.chips}>
        {options.map((option) => (
          <label key={option.value} className={s.chip}>
            {option.face}
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onClick={() => option.value === value && onChange(null)}
            />
          </label>
        ))}
      </div>
    </FilterGroup>
  );
}

export type FilterTogglesProps<Value extends string> = {
  legend: ReactNode;
  options: readonly FilterOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
};

/** Chips of which any number is chosen, in the order of the options. */
export function FilterToggles<Value extends string>(props: FilterTogglesProps<Value>) {
  const { legend, options, values, onChange } = props;
  const toggle = (value: Value) =>
    options
      .map((option) => option.value)
      .filter((other) => (other === value ? !values.includes(value) : values.includes(other)));
  return (
    <FilterGroup legend={legend}>
      <div className={s.toggles}>
        {options.map(({ value, label }) => (
          <ToggleChip key={value} pressed={values.includes(value)} onClick={() => onChange(toggle(value))}>
            {label}
          </ToggleChip>
        ))}
      </div>
    </FilterGroup>
  );
}

export type FilterRadiosProps<Value extends string> = {
  legend: ReactNode;
  options: readonly FilterOption<Value>[];
  value: Value;
  disabledBy?: string;
  onChange: (value: Value) => void;
};

/** Rows of which exactly one is chosen. */
export function FilterRadios<Value extends string>(props: FilterRadiosProps<Value>) {
  const { legend, options, value, disabledBy, onChange } = props;
  const name = useId();
  return (
    <FilterGroup legend={legend} disabledBy={disabledBy}>
      {options.map((option) => (
        <label key={option.value} className={s.radio}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </FilterGroup>
  );
}

export type FilterChecksProps<Value extends string> = {
  legend: ReactNode;
  options: readonly FilterOption<Value>[];
  values: readonly Value[];
  disabledBy?: string;
  onChange: (values: Value[]) => void;
};

/** Rows of which any number is chosen, kept in the order in which they were chosen. */
export function FilterChecks<Value extends string>(props: FilterChecksProps<Value>) {
  const { legend, options, values, disabledBy, onChange } = props;
  const id = useId();
  return (
    <FilterGroup legend={legend} disabledBy={disabledBy}>
      {options.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          name={`${id}-${value}`}
          checked={values.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...values, value] : values.filter((other) => other !== value))
          }
        />
      ))}
    </FilterGroup>
  );
}

export type FilterSelectProps<Value extends string> = {
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  /** 'Needs dates': why there is nothing to choose; disables the field. */
  missing?: string;
  onChange: (value: Value) => void;
};

/** One of many, in a native select. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, value, missing, onChange } = props;
  return (
    <FilterGroup>
      <SelectField
        label={label}
        name={useId()}
        options={options}
        value={value}
        disabled={missing !== undefined}
        hint={missing}
        onChange={(event) => onChange(event.target.value as Value)}
      />
    </FilterGroup>
  );
}
