import { fieldOf, type FieldProblems } from './form-fields';
import type { RequestDraft } from './request-draft';

/** The fields of the form that a part of the draft is shown in. */
const FIELD_OF_PART: Readonly<Record<string, string>> = {
  placeText: 'place',
  whenKind: 'when',
  from: 'when',
  to: 'when',
  month: 'when',
  flexibleDays: 'when',
  amount: 'budget',
  currency: 'budget',
  per: 'budget',
  name: 'contact.name',
  email: 'contact.email',
  phone: 'contact.phone',
};

/** Problems without those of the fields that have just been changed. */
export function withoutChanged(problems: FieldProblems, part: Partial<RequestDraft>): FieldProblems {
  const changed = Object.keys(part).map((name) => fieldOf(FIELD_OF_PART[name] ?? name));
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => !changed.some((one) => one === field)),
  );
}
