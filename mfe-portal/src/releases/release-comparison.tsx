import type { ReleaseDifference } from '@atoll/contracts/release-difference';
import type { ReleaseSummary } from '@atoll/contracts/release-summary';
import { countOf } from '@atoll/contracts/words';
import { SelectField } from '@atoll/ui/field';
import { useState } from 'react';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable } from '../shared/rows-table';
import { useReleaseDifferenceQuery } from './releases.api';
import * as s from './releases-page.module.css';

interface Row {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const SIZE_WORDS: Readonly<Record<string, string>> = {
  entryBytes: 'First script, bytes',
  firstRouteBytes: 'First visit, bytes',
  firstRouteRequests: 'First visit, requests',
  routeBytes: 'Largest page, bytes',
  screenBytes: 'Scripts of its largest part, bytes',
  totalBytes: 'All code, bytes',
};
const shown = (value: string | number | null) => (value === null ? 'none' : value.toLocaleString('en'));

function rowsOf({ facts, sizes, shared, uses, files }: ReleaseDifference): Row[] {
  const values = [
    ...facts.map(({ name, from, to }) => ({ name: name[0]?.toUpperCase() + name.slice(1), from, to })),
    ...sizes.map(({ name, from, to }) => ({ name: SIZE_WORDS[name] ?? name, from, to })),
    ...shared.map(({ name, from, to }) => ({ name: `Needs ${name}`, from, to })),
    ...uses.map(({ name, isAdded }) => ({
      name,
      from: isAdded ? null : 'used',
      to: isAdded ? 'used' : null,
    })),
    ...files.map(({ path, from, to }) => ({ name: `${path}, bytes`, from, to })),
  ];
  return values.map(({ name, from, to }) => ({ name, from: shown(from), to: shown(to) }));
}

function Difference({
  remote,
  from,
  to,
}: {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
}) {
  const { data, error, refetch } = useReleaseDifferenceQuery({ remote, from, to });
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Comparing" />;
  const rows = rowsOf(data);
  if (rows.length === 0) return <p>Nothing differs.</p>;
  return (
    <>
      <p>{countOf(data.filesChanged, 'file')} with other bytes.</p>
      <RowsTable<Row>
        label={`What differs from ${from} to ${to}`}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { title: 'What', cell: ({ name }) => name },
          { title: 'Before', cell: (row) => row.from },
          { title: 'After', cell: (row) => row.to },
        ]}
      />
    </>
  );
}

interface Props {
  readonly remote: string;
  readonly releases: readonly ReleaseSummary[];
}

/** What differs between two releases that somebody chooses; at first the newest and the one before it. */
export function ReleaseComparison({ remote, releases }: Props) {
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const [newest, before] = releases;
  const from = chosen.from ?? before?.hash;
  const to = chosen.to ?? newest?.hash;
  if (!from || !to) return null;
  const options = releases.map(({ hash, version }) => ({
    value: hash,
    label: `${hash}, version ${version}`,
  }));
  return (
    <Panel title="Compare two releases">
      <div className={s.step}>
        <SelectField
          label="From"
          name="from"
          options={options}
          value={from}
          onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
        />
        <SelectField
          label="To"
          name="to"
          options={options}
          value={to}
          onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
        />
      </div>
      {from === to ? <p>These are the same.</p> : <Difference remote={remote} from={from} to={to} />}
    </Panel>
  );
}
