import { SelectField } from '@atoll/ui/field';
import * as s from './file-import.module.css';

const LEFT_OUT = 'none';

interface Props<Field extends string> {
  /** The cells of the first line. */
  readonly columns: readonly string[];
  readonly hasHeads: boolean;
  readonly rows: readonly (readonly string[])[];
  readonly fields: readonly { readonly value: Field; readonly label: string }[];
  readonly mapping: readonly (Field | null)[];
  readonly onMapping: (mapping: (Field | null)[]) => void;
}

/** The first rows of a file, and above each column what it is. */
export function ColumnsTable<Field extends string>(props: Props<Field>) {
  const { columns, hasHeads, rows, fields, mapping, onMapping } = props;
  const options = [{ value: LEFT_OUT, label: 'Leave out' }, ...fields];
  // A thing that is chosen for another column is taken from where it was.
  const choose = (at: number, value: string) =>
    onMapping(
      mapping.map((field, column) => {
        if (column === at) return value === LEFT_OUT ? null : (value as Field);
        return field === value ? null : field;
      }),
    );
  return (
    <div className={s.scroll}>
      <table className={s.table} aria-label="The first rows of the file">
        <thead>
          <tr>
            {columns.map((column, at) => (
              // Two columns of a file may have the same head.
              <th key={`${at}-${column}`} scope="col">
                <SelectField
                  name={`column-${at}`}
                  label={(hasHeads && column) || `Column ${at + 1}`}
                  options={options}
                  value={mapping[at] ?? LEFT_OUT}
                  onChange={(event) => choose(at, event.target.value)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(hasHeads ? rows : [columns, ...rows]).map((row, number) => (
            <tr key={number}>
              {columns.map((column, at) => (
                <td key={`${at}-${column}`}>{row[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
