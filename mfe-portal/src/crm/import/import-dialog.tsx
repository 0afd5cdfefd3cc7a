import {
  IMPORT_BYTES_MAX,
  IMPORT_FIELD_WORDS,
  IMPORT_FIELDS,
  type ContactImport,
} from '@atoll/contracts/crm-import';
import { crmPath } from '@atoll/contracts/crm-paths';
import { countOf, wholeNumberText } from '@atoll/contracts/words';
import { useAppDispatch } from '@atoll/platform';
import { problemText } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { CheckboxField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useEffect, useId, useState, type ReactNode } from 'react';
import {
  CONTACT_TAGS,
  crmApi,
  useContactImportQuery,
  useKnownRowsQuery,
  useLatestImportQuery,
  useStartImportMutation,
  useUploadContactsMutation,
} from '../crm.api';
import { useNotice } from '../../shared/notices';
import { ChooseCsv } from '../../shared/choose-csv';
import { ColumnsTable } from '../../shared/columns-table';
import { fetchCsv } from '../../shared/fetch-csv';
import { importedWords, knownWords, POLL_MS } from './import-words';
import * as s from '../../shared/file-import.module.css';

const FIELDS = IMPORT_FIELDS.map((value) => ({ value, label: IMPORT_FIELD_WORDS[value] }));
const ENCODINGS: Readonly<Record<ContactImport['encoding'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};
const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;

interface ChooseProps {
  readonly onFile: (file: ContactImport) => void;
  readonly last: ReactNode;
}

function ChooseFile({ onFile, last }: ChooseProps) {
  const [upload, { error, isLoading }] = useUploadContactsMutation();
  async function send(file: File): Promise<void> {
    const { data } = await upload(file);
    if (data) onFile(data);
  }
  return (
    <ChooseCsv
      lede="A CSV file of another program, of a spreadsheet, or from here, best with the names of its columns in the first line. Nothing is taken in before you have seen it."
      bytesMax={IMPORT_BYTES_MAX}
      tooLarge="A file has 10 MB at most. Please divide it."
      limits="At most 10 MB and 50,000 rows."
      isReading={isLoading}
      error={error}
      onFile={(file) => void send(file)}
    >
      {last}
    </ChooseCsv>
  );
}

interface MappingProps {
  readonly file: ContactImport;
  readonly onStart: (file: ContactImport) => void;
  readonly onBack: () => void;
}

function MapColumns({ file, onStart, onBack }: MappingProps) {
  const [mapping, setMapping] = useState(file.mapping);
  const [hasHeads, setHasHeads] = useState(file.hasHeads);
  const [updateByMail, setUpdate] = useState(true);
  const [start, { error, isLoading }] = useStartImportMutation();
  const { currentData: found } = useKnownRowsQuery({
    id: file.id,
    body: { mapping: [...mapping], hasHeads },
  });
  const problem = problemText(error);
  const rowCount = file.rowCount + Number(file.hasHeads) - Number(hasHeads);
  const isUnknown = hasHeads && file.mapping.every((field) => field === null);
  async function begin(): Promise<void> {
    const { data } = await start({ id: file.id, body: { mapping, updateByMail, hasHeads } });
    if (data) onStart(data);
  }
  return (
    <>
      <DialogBody className={s.body}>
        <p>
          {file.fileName}: {countOf(rowCount, 'row')}, {SEPARATORS[file.separator]} between columns,{' '}
          {ENCODINGS[file.encoding]}. Say what each column is.
        </p>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {!file.hasHeads && (
          <Notice role="status">
            The first line looks like a contact, and not like the names of columns: it is taken in as one. Say
            what the columns are by their place.
          </Notice>
        )}
        {isUnknown && (
          <Notice role="status">
            No column’s name is known here. Say what the columns are, and whether the first line has names at
            all.
          </Notice>
        )}
        <CheckboxField
          name="heads"
          label="The first line has the names of the columns"
          checked={hasHeads}
          onChange={(event) => setHasHeads(event.target.checked)}
        />
        <ColumnsTable
          columns={file.columns}
          hasHeads={hasHeads}
          rows={file.rows}
          fields={FIELDS}
          mapping={mapping}
          onMapping={setMapping}
        />
        <CheckboxField
          name="update"
          label="Update contacts that have the same Atoll ID or e-mail"
          hint="Empty cells change nothing. Otherwise such rows are left out and listed, as is a row with the ID or the e-mail of one before it."
          checked={updateByMail}
          onChange={(event) => setUpdate(event.target.checked)}
        />
        <p role="status">{found && knownWords(found.known, rowCount, updateByMail)}</p>
      </DialogBody>
      <DialogFoot className={s.foot}>
        <Button variant="quiet" onClick={onBack}>
          Another file
        </Button>
        <Button busy={isLoading} onClick={() => void begin()}>
          Import {countOf(rowCount, 'row')}
        </Button>
      </DialogFoot>
    </>
  );
}

interface ProgressProps {
  readonly started: ContactImport;
  readonly onClose: () => void;
}

function Progress({ started, onClose }: ProgressProps) {
  const dispatch = useAppDispatch();
  const say = useNotice();
  const [isDone, setDone] = useState(false);
  const { data: file = started, error } = useContactImportQuery(started.id, {
    pollingInterval: isDone ? 0 : POLL_MS,
  });
  const isOver = file.state === 'done';
  useEffect(() => {
    if (!isOver) return;
    setDone(true);
    dispatch(crmApi.util.invalidateTags([CONTACT_TAGS.lists, CONTACT_TAGS.summary]));
  }, [isOver, dispatch]);
  const problem = isOver ? null : problemText(error);

  async function saveProblems(): Promise<void> {
    const path = crmPath('importProblems', file.id);
    const refusal = await fetchCsv(path, {}, 'contacts-not-imported.csv');
    if (refusal) say({ text: `The file could not be made. ${refusal.message}`, isProblem: true });
  }
  return (
    <>
      <DialogBody className={s.body}>
        <progress
          className={s.progress}
          aria-label="Rows that are done"
          max={file.rowCount}
          value={isOver ? file.rowCount : file.done}
        />
        <p role="status">
          {isOver
            ? `Done: ${importedWords(file)}`
            : `${wholeNumberText(file.done)} of ${countOf(file.rowCount, 'row')}. You can close this: it goes on.`}
        </p>
        {problem && <p className={s.hint}>{problem} It goes on all the same, and this is asked again.</p>}
        {file.refused > 0 && (
          <Button variant="quiet" size="small" icon="download" onClick={() => void saveProblems()}>
            Lines that were left out, and why
          </Button>
        )}
      </DialogBody>
      <DialogFoot className={s.foot}>
        <Button onClick={onClose}>{isOver ? 'See the contacts' : 'Close'}</Button>
      </DialogFoot>
    </>
  );
}

/** How far the last file has come: whoever closed its window finds it here. */
function LastFile({ last, onShow }: { readonly last: ContactImport; readonly onShow: () => void }) {
  return (
    <p className={s.last}>
      Last file: {last.fileName},{' '}
      {last.state === 'done'
        ? importedWords(last)
        : `${wholeNumberText(last.done)} of ${countOf(last.rowCount, 'row')}.`}{' '}
      <Button variant="text" size="small" onClick={onShow}>
        Show it
      </Button>
    </p>
  );
}

interface DialogProps {
  /** The file that it begins with; null to choose one. */
  readonly shown: ContactImport | null;
  readonly onClose: () => void;
}

/** Brings contacts from a CSV file: chosen, looked at, and then taken in beside other work. */
export function ImportDialog({ shown, onClose }: DialogProps) {
  const id = useId();
  const [file, setFile] = useState<ContactImport | null>(shown);
  const { data } = useLatestImportQuery();
  const last = data?.latest ?? null;
  return (
    <Dialog open onClose={onClose} labelledBy={id} kind="modal" size="l">
      <DialogHead title="Import contacts" />
      {!file && (
        <ChooseFile onFile={setFile} last={last && <LastFile last={last} onShow={() => setFile(last)} />} />
      )}
      {file?.state === 'uploaded' && (
        <MapColumns key={file.id} file={file} onStart={setFile} onBack={() => setFile(null)} />
      )}
      {file && file.state !== 'uploaded' && <Progress started={file} onClose={onClose} />}
    </Dialog>
  );
}
