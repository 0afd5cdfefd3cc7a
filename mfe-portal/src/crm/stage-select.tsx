import type { ContactRow } from '@atoll/contracts/crm';
import { STAGE_WORDS, STAGES, type Stage } from '@atoll/contracts/crm-words';
import { SelectField } from '@atoll/ui/field';
import { classNames } from '@atoll/ui/class-names';
import type { Moving } from './use-move';
import * as s from './stage-select.module.css';

const OPTIONS = STAGES.map((value) => ({ value, label: STAGE_WORDS[value] }));

interface Props {
  readonly contact: ContactRow;
  readonly moving: Moving;
  /** Smaller, on cards and in rows, where the name is said to screen readers alone. */
  readonly isSmall?: boolean;
}

/** The stage of a contact, and the way to another. */
export function StageSelect({ contact, moving, isSmall = false }: Props) {
  return (
    <SelectField
      name={`stage-${contact.id}`}
      label={isSmall ? `Stage of ${contact.name}` : 'Stage'}
      hideLabel={isSmall}
      className={classNames(isSmall && s.small)}
      options={OPTIONS}
      value={contact.stage}
      disabled={moving.waiting.has(contact.id)}
      onChange={(event) => moving.move(contact, event.target.value as Stage)}
    />
  );
}
