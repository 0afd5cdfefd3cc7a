import type { EditedCountry } from '@atoll/contracts/edited-places';
import { fold } from '@atoll/contracts/fold';
import { countOf } from '@atoll/contracts/words';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { EmptyState } from '@atoll/ui/page-state';
import { Switch } from '@atoll/ui/switch';
import { useState } from 'react';
import { DoneNotice } from '../shared/done-notice';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { useEditedCountriesQuery } from './countries.api';
import * as s from './country-list.module.css';
import { useVisibility } from './use-visibility';

type Visibility = ReturnType<typeof useVisibility>;

/** What a country's page does not have. */
function missingOf({ description, listing_image_url, listing_image_credit }: EditedCountry): string[] {
  return [
    ...(description === '' ? ['No text'] : []),
    ...(listing_image_url === '' ? ['No picture'] : []),
    ...(listing_image_credit === '' ? ['No credit'] : []),
  ];
}

const columns = ({ busy, set }: Visibility): readonly RowsColumn<EditedCountry>[] => [
  {
    title: 'Country',
    cell: ({ slug, country, sample }) => (
      <>
        <a className="link" href={`/management-portal/countries/${encodeURIComponent(slug)}`}>
          {country}
        </a>{' '}
        {sample && <SampleMark />}
      </>
    ),
  },
  { title: 'Part of the world', kind: 'wide', cell: ({ region }) => region },
  {
    title: 'Missing',
    kind: 'wide',
    cell: (country) =>
      missingOf(country).map((need) => (
        <Chip key={need} tone="sun">
          {need}
        </Chip>
      )),
  },
  {
    title: 'On the site',
    kind: 'action',
    cell: (country) => (
      <span className={s.switch}>
        <span aria-hidden="true">{country.is_visible ? 'Shown' : 'Hidden'}</span>
        <Switch
          label={`${country.country} is on the site`}
          hideLabel
          checked={country.is_visible}
          disabled={busy === country.slug}
          onChange={(isVisible) => void set(country, isVisible)}
        />
      </span>
    ),
  },
];

function CountryListContent() {
  const { data, error, refetch } = useEditedCountriesQuery();
  const [typed, setTyped] = useState('');
  const visibility = useVisibility();
  const { done, problem, busy, set } = visibility;
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the countries" />;
  const words = fold(typed);
  const found = data.filter(({ country, region }) => fold(`${country} ${region}`).includes(words));
  const hidden = data.filter(({ is_visible }) => !is_visible).length;
  return (
    <>
      {done && (
        <DoneNotice isBusy={busy !== null} onUndo={() => void set(done.country, !done.country.is_visible)}>
          {done.country.is_visible
            ? `${done.country.country} is on the site again, with its cities and agents.`
            : `${done.country.country} is hidden: its page, its cities and its agents are off the site. Hotels, tours and events there stay.`}
        </DoneNotice>
      )}
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Panel title="Countries">
        <TextField
          name="q"
          label="Country or part of the world"
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className={s.quiet} role="status">
          {countOf(found.length, 'country', 'countries')}
          {hidden > 0 && `; ${hidden} of all are hidden`}
        </p>
        {found.length === 0 ? (
          <EmptyState icon="search" title="No country is called so" text="Try the beginning of its name." />
        ) : (
          <RowsTable
            label="Countries"
            rows={found}
            rowKey={({ slug }) => slug}
            columns={columns(visibility)}
            atOnce={50}
          />
        )}
      </Panel>
    </>
  );
}

/** Every country, with a switch that hides it (POR-12). */
export const CountryList = inPortalTheme(CountryListContent);
