import { SearchForm } from '@atoll/ui/search-form';
import { screen } from '@testing-library/react';
import { renderApp } from '../testing';
import { usePlaceField } from './use-place-field';

const LISBON = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };
const TEXTS = { searching: 'Searching...', empty: 'No cities found', recent: 'Recent searches' };

function Form({ place, error }: { place: typeof LISBON | null; error: string | null }) {
  const shown = { place, checkIn: null, checkOut: null };
  const { recent, placeField } = usePlaceField(shown, '2020-11-25', TEXTS, error);
  return (
    <SearchForm
      label="Hotels"
      action="/hotels"
      submitLabel="Search"
      isHydrated
      place={place}
      onPlace={() => {}}
      placeField={placeField}
      missing="Choose a city."
      afterMissing={recent[0]?.place.name}
    />
  );
}

it('HOM-28: the search that a page shows is offered by the field of the next one', async () => {
  const { unmount } = renderApp(<Form place={LISBON} error={null} />);
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon, Portugal');
  unmount();
  const { user } = renderApp(<Form place={null} error="No cities found" />);
  expect(screen.getByText('No cities found')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Destination' }));
  expect(await screen.findByRole('option', { name: /Lisbon/ })).toBeVisible();
});
