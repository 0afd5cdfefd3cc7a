import {
  CITY_NEEDS,
  EDITED_CITIES_PAGE_SIZE,
  type CityNeed,
  type EditedCityRow,
} from '@atoll/contracts/edited-places';
import { plainText } from '@atoll/contracts/handed-on';
import { definePage } from '@atoll/contracts/pages/page';
import { inBrowserOnly, oneOf, text, wholeNumber } from '@atoll/contracts/pages/params';
import { portalScreenPage } from '@atoll/contracts/pages/signed-in.page';
import { countOf } from '@atoll/contracts/words';
import { usePageUrl } from '@atoll/platform/page-url';
import { Button } from '@atoll/ui/button';
import { Chip, SampleMark, ToggleChip } from '@atoll/ui/chip';
import { TextField } from '@atoll/ui/field';
import { EmptyState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import type { FormEvent } from 'react';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RowsTable, type RowsColumn } from '../shared/rows-table';
import { useEditedCitiesQuery } from './cities.api';
import * as s from './city-list.module.css';

/** What the list is narrowed to; here and not in contracts, where the shell would load it. */
const CITIES = definePage({
  ...portalScreenPage,
  params: {
    q: inBrowserOnly(text()),
    missing: inBrowserOnly(oneOf(CITY_NEEDS, null)),
    page: inBrowserOnly(wholeNumber({ min: 1, max: 10_000, fallback: 1 })),
  },
});

const NEED_WORDS: Readonly<Record<CityNeed, string>> = {
  text: 'No text',
  picture: 'No picture',
  credit: 'No credit',
};

const COLUMNS: readonly RowsColumn<EditedCityRow>[] = [
  {
    title: 'City, and what is missing',
    cell: ({ slug, name, sample, missing }) => (
      <>
        <a className="link" href={`/management-portal/cities/${encodeURIComponent(slug)}`}>
          {name}
        </a>{' '}
        {sample && <SampleMark />}
        {missing.length > 0 && (
          <span className={s.missing}>
            {missing.map((need) => (
              <Chip key={need} tone="danger">
                {NEED_WORDS[need]}
              </Chip>
            ))}
          </span>
        )}
      </>
    ),
  },
  { title: 'Country', kind: 'whole', cell: ({ country }) => country },
];

function CityListContent() {
  const { state, hrefOf, push } = usePageUrl(CITIES);
  const { q, missing, page } = state;
  const { data, error, refetch } = useEditedCitiesQuery({
    q: q ?? undefined,
    missing: missing ?? undefined,
    page,
  });

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    push({ q: typeof typed === 'string' ? typed.trim() || null : null, page: 1 });
  }

  return (
    <Panel title="Cities">
      <form className={s.search} role="search" aria-label="Cities" onSubmit={search}>
        <TextField
          key={q}
          name="q"
          type="search"
          label="City or country"
          maxLength={100}
          defaultValue={q ?? ''}
        />
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </form>
      <div className={s.marks} role="group" aria-label="What is missing">
        <ToggleChip pressed={missing === null} onClick={() => push({ missing: null, page: 1 })}>
          All
        </ToggleChip>
        {CITY_NEEDS.map((need) => (
          <ToggleChip key={need} pressed={missing === need} onClick={() => push({ missing: need, page: 1 })}>
            {NEED_WORDS[need]}
          </ToggleChip>
        ))}
      </div>
      {error && !data && <ReadProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelLoading label="Loading the cities" />}
      {data?.total === 0 && (
        <EmptyState
          icon="search"
          title={q ? `No city is found for “${plainText(q)}”` : 'No city is missing this'}
          text="Try the beginning of a city’s or a country’s name, or look at all of them."
        />
      )}
      {data && data.total > 0 && (
        <>
          <p className={s.quiet} role="status">
            {countOf(data.total, 'city', 'cities')}
          </p>
          <RowsTable
            label="Cities"
            rows={data.cities}
            rowKey={({ slug }) => slug}
            columns={COLUMNS}
            atOnce={EDITED_CITIES_PAGE_SIZE}
          />
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / EDITED_CITIES_PAGE_SIZE)}
            hrefOf={(to) => hrefOf({ page: to })}
            onPage={(to) => push({ page: to })}
          />
        </>
      )}
    </Panel>
  );
}

/** Every city with a page, and what its page does not have yet (POR-05). */
export const CityList = inPortalTheme(CityListContent);
