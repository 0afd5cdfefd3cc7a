/** @jest-environment ../../scripts/jest/plain-globals.mjs */
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { Avatar } from './avatar/avatar';
import { Button, IconButton } from './button/button';
import { CardList, CardSkeletons } from './card-list/card-list';
import { Carousel } from './carousel/carousel';
import { Chip, SampleMark, ToggleChip } from './chip/chip';
import { DateRangeField } from './date-range/date-range';
import { Dialog, DialogBody, DialogHead } from './dialog/dialog';
import { Disclosure } from './disclosure/disclosure';
import { ErrorSummary } from './error-summary/error-summary';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field/field';
import { FilterChecks, FilterChips, FilterRadios } from './filter-fields/filter-fields';
import { Gallery } from './gallery/gallery';
import { ListNote } from './list-note/list-note';
import { Logo, Ring } from './logo/logo';
import { Notice } from './notice/notice';
import { EmptyState, ErrorState, FailureCard, LoadingState } from './page-state/page-state';
import { Pagination } from './pagination/pagination';
import { Picture } from './picture/picture';
import { PlaceSearch } from './place-search/place-search';
import { Poster } from './poster/poster';
import { Price } from './price/price';
import { RangeField } from './range-field/range-field';
import { Rating, Stars } from './rating/rating';
import { CardFacts, CardPrice, ResultCard } from './result-card/result-card';
import { ResultsFrame } from './results-frame/results-frame';
import { SearchBar, SearchSummary } from './search-bar/search-bar';
import { SearchForm } from './search-form/search-form';
import { Segmented } from './segmented/segmented';
import { Skeleton } from './skeleton/skeleton';
import { SortBar } from './sort-bar/sort-bar';
import { Stepper } from './stepper/stepper';
import { Switch } from './switch/switch';
import { Tabs } from './tabs/tabs';
import { ThemeSwitch } from './theme/theme';
import { ToastView } from './toast/toast';

const nothing = () => {};
const places = {
  search: async () => [],
  value: null,
  onChange: nothing,
  texts: { searching: 'Searching cities...', empty: 'No cities found' },
};
const range = { from: '2020-12-04', to: '2020-12-07' };

const options = [{ value: 'a', label: 'A', reason: 'The first.', face: 'A' }] as const;
const filters = {
  filters: {},
  cleared: {},
  count: 1,
  fields: () => (
    <>
      <RangeField legend="Price" bounds={{ min: 0, max: 50 }} step={5} range={null} onChange={nothing} />
      <FilterChips legend="Stars" options={options} value="a" onChange={nothing} />
      <FilterChecks legend="Amenities" options={options} values={['a']} onChange={nothing} />
      <FilterRadios legend="Payment" options={options} value="a" onChange={nothing} />
    </>
  ),
  onApply: nothing,
  onClear: nothing,
};
const map = {
  isOpen: false,
  isInSight: false,
  openAndShow: nothing,
  close: nothing,
  list: { current: null },
};

const screens: [string, ReactElement][] = [
  [
    'buttons',
    <>
      <Button icon="search">Search</Button>
      <Button href="/hotels">Hotels</Button>
      <IconButton icon="heart" label="Save" />
    </>,
  ],
  [
    'fields',
    <>
      <TextField label="Name" name="n" error="Missing" />
      <SelectField label="Title" name="t" options={[]} />
      <TextAreaField label="Text" name="x" />
      <CheckboxField label="Terms" name="c" />
    </>,
  ],
  [
    'search',
    <SearchBar label="Hotels" submitLabel="Search Hotels">
      <PlaceSearch variant="cell" label="Destination" {...places} />
      <DateRangeField
        variant="cell"
        label="Dates"
        nameFrom="from"
        nameTo="to"
        value={range}
        onChange={nothing}
        min="2020-12-01"
      />
    </SearchBar>,
  ],
  [
    'summary',
    <SearchSummary title="Lisbon" text="2 guests" expanded={false} controls="x" onToggle={nothing} />,
  ],
  [
    'small parts',
    <>
      <Logo />
      <Ring icon="map-off" />
      <Avatar name="Inês Marques" />
      <Chip icon="wifi">WiFi</Chip>
      <ToggleChip pressed>Pool</ToggleChip>
      <SampleMark />
      <Price total={486} currency="USD" />
      <Rating value={4.5} badge />
      <Stars count={4} />
    </>,
  ],
  [
    'controls',
    <>
      <Segmented label="View" options={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
      <Switch label="3D" checked onChange={nothing} />
      <Stepper label="Guests" min={1} max={6} />
      <ThemeSwitch value="system" onChange={nothing} />
      <Tabs label="Ways" tabs={[{ value: 'a', label: 'A', panel: 'a' }]} />
      <Disclosure summary="More">Text</Disclosure>
    </>,
  ],
  [
    'states',
    <>
      <LoadingState label="Loading">
        <Skeleton />
      </LoadingState>
      <EmptyState title="None" />
      <ErrorState title="Failed" />
      <FailureCard />
      <Notice onDismiss={nothing}>Text</Notice>
      <ToastView text="Text" onDismiss={nothing} />
    </>,
  ],
  [
    'search form',
    <SearchForm
      label="Tours"
      action="/tours"
      submitLabel="Search Tours"
      isHydrated={false}
      compact
      summary="2 guests"
      formRef={{ current: null }}
      place={{ name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 }}
      onPlace={nothing}
      placeField={{ label: 'Where', search: places.search, texts: places.texts }}
      problems={['Too late']}
      missing="Choose a city."
      onSearchNow={nothing}
    >
      <SelectField label="Guests" name="guests" variant="cell" options={[]} />
    </SearchForm>,
  ],
  [
    'results',
    <ResultsFrame
      name="tour"
      title="Tours in Lisbon"
      summary="2 guests"
      view="map"
      viewHref={(view) => `?view=${view}`}
      onView={nothing}
      filters={filters}
      filtersLabel="Filter tours"
      map={map}
      mapPane={(className) => <div className={className} id="tour-map" />}
      isBusy={false}
      isEmpty={false}
    >
      <ListNote lines={[{ text: 'Only a part' }]} />
      <SortBar options={options} value="a" onChange={nothing} />
      <CardList layout="grid" items={['1', '2']} drawn={['1']} onDrawMore={nothing} idOf={(id) => id}>
        {(id) => (
          <ResultCard
            layout="grid"
            standsOut={null}
            name={id}
            subtitle="Lisbon"
            pictureUri="/a.avif"
            href="/x"
            onOpen={nothing}
            onShowOnMap={nothing}
            facts={<CardFacts name={id} chips={[]} more={['Guide']} isExpanded={false} onToggle={nothing} />}
            action="View Details"
            price={<CardPrice price={{ total: 40, currency: 'USD' }} missing="Ask" />}
          />
        )}
      </CardList>
      <CardSkeletons label="Loading tours" layout="list" />
    </ResultsFrame>,
  ],
  [
    'gallery and summary of errors',
    <>
      <Gallery title="Lisbon" pictures={[{ uri: '/a.avif' }, { uri: '/b.avif' }]} />
      <ErrorSummary fields={[{ id: 'n', label: 'Name' }]} ref={null} />
    </>,
  ],
  [
    'pictures',
    <>
      <Picture src="/a.avif" alt="" focal={{ x: 0.4, y: 0.5 }} />
      <Carousel label="Cities">
        <Poster name="Lisbon" src="/a.avif" href="/x" />
      </Carousel>
      <Pagination page={2} pageCount={9} hrefOf={(page) => `?page=${page}`} onPage={nothing} />
    </>,
  ],
];

it.each(screens)(
  'renders the %s without a window and without inline style, twice the same',
  (_name, screen) => {
    expect(typeof window).toBe('undefined');
    const view = renderToString(screen);
    expect(view).not.toMatch(/ style="/);
    expect(renderToString(screen)).toBe(view);
  },
);

it("shows a dialog that is open in the server's HTML, with its content and a way to close it", () => {
  const view = renderToString(
    <Dialog open onClose={nothing} labelledBy="title" kind="sheet" closeHref="/hotels">
      <DialogHead title="Casa do Miradouro" />
      <DialogBody>Rooms</DialogBody>
    </Dialog>,
  );
  expect(view).toMatch(/<dialog[^>]* open=""/);
  expect(view).toContain('Rooms');
  expect(view).toContain('href="/hotels"');
});
