import { problemText } from '@atoll/platform/form-errors';
import { DialogBody } from '@atoll/ui/dialog';
import { useId, useState, type ReactNode } from 'react';
import * as s from './file-import.module.css';

interface Props {
  readonly lede: string;
  readonly bytesMax: number;
  /** Said of a file that is larger. */
  readonly tooLarge: string;
  readonly limits: string;
  readonly isReading: boolean;
  /** Why the API refused a file; undefined where it did not. */
  readonly error: unknown;
  readonly onFile: (file: File) => void;
  /** Below the field. */
  readonly children?: ReactNode;
}

/** Where a CSV file is chosen that is then looked at. */
export function ChooseCsv(props: Props) {
  const { lede, bytesMax, tooLarge, limits, isReading, error, onFile, children } = props;
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const problem = isTooLarge ? tooLarge : problemText(error);
  function choose(file: File | undefined): void {
    setTooLarge((file?.size ?? 0) > bytesMax);
    if (file && file.size <= bytesMax) onFile(file);
  }
  return (
    <DialogBody className={s.body}>
      <p>{lede}</p>
      <label htmlFor={id} className={s.label}>
        CSV file
      </label>
      <input
        id={id}
        className={s.file}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        disabled={isReading}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <p id={`${id}-hint`} className={s.hint} role={problem ? 'alert' : undefined}>
        {problem ?? (isReading ? 'The file is being read…' : limits)}
      </p>
      {children}
    </DialogBody>
  );
}
