import type { PortalEdit } from '@atoll/contracts/portal-edits';
import { valueInWords } from '../shared/value-in-words';
import * as s from './edit-differences.module.css';

/** A field's name as words: 'image_credit' and 'imageCredit' are 'image credit'. */
function fieldInWords(field: string): string {
  return field
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

/** What an edit changed, field by field, behind a line that opens it. */
export function EditDifferences({ differences }: Pick<PortalEdit, 'differences'>) {
  return (
    <details className={s.details}>
      <summary>{differences.map(({ field }) => fieldInWords(field)).join(', ')}</summary>
      <dl>
        {differences.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldInWords(field)}</dt>
            <dd>
              Before: <span className={s.value}>{valueInWords(before)}</span>
            </dd>
            <dd>
              After: <span className={s.value}>{valueInWords(after)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
