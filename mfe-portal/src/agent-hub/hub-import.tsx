import {
  HUB_FIELD_WORDS,
  HUB_FIELDS,
  HUB_FILE_BYTES_MAX,
  HUB_NEEDED_FIELDS,
  type HubCheck,
  type HubFile,
} from '@atoll/contracts/agent-hub-jobs';
import { countOf, wholeNumberText } from '@atoll/contracts/words';
import { problemText } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { CheckboxField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useId, useState } from 'react';
import { ChooseCsv } from '../shared/choose-csv';
import { ColumnsTable } from '../shared/columns-table';
import * as s from '../shared/file-import.module.css';
import { useCheckAgentsQuery, useStartAgentsMutation, useUploadAgentsMutation } from './hub.api';

const FIELDS = HUB_FIELDS.map((value) => ({ value, label: HUB_FIELD_WORDS[value] }));

function ChooseFile({ onFile }: { readonly onFile: (file: HubFile) => void }) {
  const [upload, { error, isLoading }] = useUploadAgentsMutation();
  async function send(file: File): Promise<void> {
    const { data } = await upload(file);
    if (data) onFile(data);
  }
  return (
    <ChooseCsv
      lede="A CSV file of your own agents. Each has an own ID, a name, a city and a country; by its ID a later file updates it. Nothing is taken in before you have seen it."
      bytesMax={HUB_FILE_BYTES_MAX}
      tooLarge="A file has 25 MB at most. Please divide it."
      limits="At most 25 MB and 50,000 rows."
      isReading={isLoading}
      error={error}
      onFile={(file) => void send(file)}
    />
  );
}

/** What would become of the rows, and the first that would be left out. */
function CheckedRows({ check, rowCount }: { readonly check: HubCheck; readonly rowCount: number }) {
  const { checked, added, updated, refused, problems } = check;
  const of = checked < rowCount ? `Of the first ${wholeNumberText(checked)} rows` : 'Of these rows';
  return (
    <>
      <p role="status">
        {of}: {wholeNumberText(added)} new, {wholeNumberText(updated)} of agents that are there,{' '}
        {wholeNumberText(refused)} left out.
      </p>
      {problems.length > 0 && (
        <ul aria-label="Rows that would be left out">
          {problems.map(({ line, problem }) => (
            <li key={`${line}-${problem}`}>
              Line {line}: {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface MappingProps {
  readonly file: HubFile;
  readonly onStarted: () => void;
  readonly onBack: () => void;
}

function MapColumns({ file, onStarted, onBack }: MappingProps) {
  const [mapping, setMapping] = useState(file.mapping);
  const [hasHeads, setHasHeads] = useState(file.hasHeads);
  const [hidesSamples, setHidesSamples] = useState(false);
  const [start, { error, isLoading }] = useStartAgentsMutation();
  const missing = HUB_NEEDED_FIELDS.filter((field) => !mapping.includes(field));
  const look = { mapping, hasHeads };
  const seen = { id: file.id, version: file.version };
  const check = useCheckAgentsQuery({ ...seen, look }, { skip: missing.length > 0 });
  const problem = problemText(error ?? check.error);
  const rowCount = file.total + Number(file.hasHeads) - Number(hasHeads);
  async function begin(): Promise<void> {
    const { data } = await start({ ...seen, start: { ...look, hidesSamples } });
    if (data) onStarted();
  }
  return (
    <>
      <DialogBody className={s.body}>
        <p>
          {file.fileName}: {countOf(rowCount, 'row')}. Say what each column is.
        </p>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice role="status">
            Say which column has: {missing.map((field) => HUB_FIELD_WORDS[field]).join(', ')}.
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
        {missing.length === 0 && !check.currentData && !check.error && (
          <p role="status">The rows are checked…</p>
        )}
        {missing.length === 0 && check.currentData && (
          <CheckedRows check={check.currentData} rowCount={rowCount} />
        )}
        <CheckboxField
          name="samples"
          label="Replace the sample agents"
          hint="Once the rows are in, all sample agents without an account are hidden. An undo brings them back."
          checked={hidesSamples}
          onChange={(event) => setHidesSamples(event.target.checked)}
        />
      </DialogBody>
      <DialogFoot className={s.foot}>
        <Button variant="quiet" onClick={onBack}>
          Another file
        </Button>
        <Button busy={isLoading} disabled={missing.length > 0} onClick={() => void begin()}>
          Import {countOf(rowCount, 'row')}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Brings agents of one's own from a CSV file: chosen, looked at, and then taken in beside other work. */
export function HubImport({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const [file, setFile] = useState<HubFile | null>(null);
  return (
    <Dialog open onClose={onClose} labelledBy={id} kind="modal" size="l">
      <DialogHead title="Import your own agents" />
      {file ? (
        <MapColumns key={file.id} file={file} onStarted={onClose} onBack={() => setFile(null)} />
      ) : (
        <ChooseFile onFile={setFile} />
      )}
    </Dialog>
  );
}
