/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { Avatar } from './avatar/avatar';
import { Button, IconButton } from './button/button';
import { Carousel } from './carousel/carousel';
import { Chip, SampleMark, ToggleChip } from './chip/chip';
import { DateRangeField } from './date-range/date-range';
import { Dialog, DialogBody, DialogHead } from './dialog/dialog';
import { Disclosure } from './disclosure/disclosure';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field/field';
import { Logo, Ring } from './logo/logo';
import { Notice } from './notice/notice';
import { EmptyState, ErrorState, FailureCard, LoadingState } from './page-state/page-state';
import { Pagination } from './pagination/pagination';
import { Picture } from './picture/picture';
import { PlaceSearch } from './place-search/place-search';
import { Poster } from './poster/poster';
import { Price } from './price/price';
import { Rating, Stars } from './rating/rating';
import { SearchBar, SearchSummary } from './search-bar/search-bar';
import { Segmented } from './segmented/segmented';
import { Skeleton } from './skeleton/skeleton';
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
