import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { Button, IconButton } from './button/button';
import { Carousel } from './carousel/carousel';
import { ToggleChip } from './chip/chip';
import { DateRangeField } from './date-range/date-range';
import { Dialog, DialogBody, DialogHead } from './dialog/dialog';
import { Disclosure } from './disclosure/disclosure';
import { CheckboxField, FieldGroup, SelectField, TextAreaField, TextField } from './field/field';
import { EmptyState, ErrorState, LoadingState } from './page-state/page-state';
import { Pagination } from './pagination/pagination';
import { PlaceSearch } from './place-search/place-search';
import { Poster } from './poster/poster';
import { Rating, Stars } from './rating/rating';
import { SearchBar, SearchSummary } from './search-bar/search-bar';
import { Segmented } from './segmented/segmented';
import { Stepper } from './stepper/stepper';
import { Switch } from './switch/switch';
import { Tabs } from './tabs/tabs';
import { ToastView } from './toast/toast';

const nothing = () => {};
const lisbon = { name: 'Lisbon', country: 'Portugal', latitude: 38.7, longitude: -9.1 };
const range = { from: '2020-12-04', to: '2020-12-07' };

const screens: [string, ReactElement][] = [
  [
    'search form',
    <>
      <SearchBar label="Hotels" submitLabel="Search Hotels" submitDisabled>
        <PlaceSearch
          variant="cell"
          label="Destination"
          search={async () => []}
          value={null}
          onChange={nothing}
          texts={{ searching: 's', empty: 'e' }}
          recent={[lisbon]}
        />
        <DateRangeField
          variant="cell"
          label="Dates"
          nameFrom="a"
          nameTo="b"
          value={range}
          onChange={nothing}
          min="2020-12-01"
          error="Wrong"
        />
        <SelectField variant="cell" label="Guests" name="g" options={[{ value: '1', label: '1 guest' }]} />
      </SearchBar>
      <div id="form" />
      <SearchSummary title="Lisbon" text="2 guests" expanded={false} controls="form" onToggle={nothing} />
    </>,
  ],
  [
    'form',
    <form aria-label="Guest">
      <FieldGroup legend="Guest">
        <TextField label="Name" name="n" error="Missing" hint="As in the passport" />
        <TextAreaField label="Text" name="t" />
        <CheckboxField label="Terms" name="c" error="Missing" />
        <Stepper label="Rooms" min={1} max={5} />
      </FieldGroup>
    </form>,
  ],
  [
    'controls',
    <>
      <Tabs
        label="Ways"
        tabs={[
          { value: 'a', label: 'Agents', panel: 'One form' },
          { value: 'b', label: 'Hotels', panel: 'Totals' },
        ]}
      />
      <Segmented
        label="View"
        iconsOnly
        value="l"
        onChange={nothing}
        options={[{ value: 'l', label: 'List', icon: 'list' }]}
      />
      <Switch label="3D" checked={false} onChange={nothing} />
      <ToggleChip pressed>Pool</ToggleChip>
      <Disclosure summary="More">Text</Disclosure>
      <Pagination page={1} pageCount={9} hrefOf={(page) => `?p=${page}`} />
      <Button busy>Processing...</Button>
      <IconButton icon="x" label="Close" />
    </>,
  ],
  [
    'states',
    <>
      <LoadingState label="Loading" />
      <EmptyState title="None" />
      <ErrorState title="Failed" onRetry={nothing} />
      <ToastView text="Hello" onDismiss={nothing} />
      <Rating value={4} />
      <Stars count={3} />
    </>,
  ],
  [
    'carousel',
    <Carousel label="Cities" heading={<h2>Cities</h2>}>
      <Poster name="Lisbon" src="/a.avif" href="/lisbon" />
    </Carousel>,
  ],
  [
    'dialog',
    <Dialog open onClose={nothing} labelledBy="t" kind="modal">
      <DialogHead title="Booking" subtitle="3 nights" />
      <DialogBody>Text</DialogBody>
    </Dialog>,
  ],
];

it.each(screens)('the %s has no violation that axe finds', async (_name, screen) => {
  const { container } = render(<main>{screen}</main>);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
