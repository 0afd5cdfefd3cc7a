import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import type { Place } from '../place-search/place-search';
import { SearchForm, type SearchFormProps } from './search-form';

const lisbon: Place = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };
const porto: Place = { name: 'Porto', country: 'Portugal', latitude: 41.15, longitude: -8.61 };

function show(first: Place | null, props: Partial<SearchFormProps> = {}) {
  const onSearchNow = jest.fn();
  const onPlace = jest.fn();
  const formRef = createRef<HTMLFormElement>();
  let choose: (place: Place) => void = () => {};
  function Page() {
    const [place, setPlace] = useState(first);
    choose = setPlace;
    return (
      <SearchForm
        label="Tours"
        action="/tours"
        submitLabel="Search Tours"
        isHydrated
        compact={false}
        summary="2 guests"
        formRef={formRef}
        place={place}
        onPlace={(next) => {
          onPlace(next);
          setPlace(next);
        }}
        placeField={{ label: 'Where', search: async () => [porto], texts: { searching: 's', empty: 'e' } }}
        problems={[]}
        missing="Choose a city to search."
        onSearchNow={onSearchNow}
        {...props}
      >
        <input aria-label="Guests" name="guests" />
      </SearchForm>
    );
  }
  render(<Page />);
  const field = screen.getByRole('combobox', { name: 'Where' });
  const button = screen.getByRole('button', { name: 'Search Tours' });
  return { field, button, onSearchNow, onPlace, choose: (place: Place) => choose(place) };
}

it('HSE-21: without a place the button explains what is missing and leads to the field', async () => {
  const { field, button, onSearchNow } = show(null);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a city to search.');
  expect(field).toHaveFocus();
  expect(onSearchNow).not.toHaveBeenCalled();
});

it('before its script runs its button works, and it carries its place', () => {
  const { button } = show(lisbon, { isHydrated: false });
  expect(button).not.toHaveAttribute('aria-disabled');
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Tours' });
  expect(form.checkValidity()).toBe(true);
  expect(form).toHaveFormValues({
    city: 'Lisbon',
    country: 'Portugal',
    lat: '38.72',
    lng: '-9.14',
  });
});

it('before its script runs an empty search is not sent, because it would only load the page anew', () => {
  show(null, { isHydrated: false });
  expect(screen.getByRole<HTMLFormElement>('search', { name: 'Tours' }).checkValidity()).toBe(false);
});

it('hands over the place that is picked, and searches', async () => {
  const { field, button, onPlace, onSearchNow } = show(null);
  await userEvent.type(field, 'porto');
  await userEvent.click(await screen.findByRole('option', { name: /Porto/ }));
  expect(onPlace).toHaveBeenCalledWith(porto);
  await waitFor(() => expect(field).toHaveValue('Porto, Portugal'));
  await userEvent.click(button);
  expect(onSearchNow).toHaveBeenCalledTimes(1);
});

it('a field that is left with text that names no place goes back to the place that is searched', async () => {
  const { field, onPlace } = show(lisbon);
  await userEvent.type(field, '{Backspace}');
  expect(screen.getByText('Choose a city to search.')).toBeVisible();
  await userEvent.tab();
  expect(field).toHaveValue('Lisbon, Portugal');
  expect(screen.queryByText('Choose a city to search.')).not.toBeInTheDocument();
  expect(onPlace).not.toHaveBeenCalled();
});

it('follows the place that is searched', () => {
  const { field, choose } = show(lisbon);
  act(() => choose(porto));
  expect(field).toHaveValue('Porto, Portugal');
});

it('above results it is one line that opens the form, until it has searched', async () => {
  const { button } = show(lisbon, { compact: true });
  const line = screen.getByRole('button', { name: /Lisbon/ });
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(line).toHaveAttribute('aria-expanded', 'false');
});

it('says what is wrong with the other fields', () => {
  show(lisbon, { problems: ['The last day is before the first.'] });
  expect(screen.getByRole('alert')).toHaveTextContent('The last day is before the first.');
});

it('a form with two ways on says what each of them misses, and only once it was pressed', async () => {
  const onPress = jest.fn();
  const { field, button } = show(null, {
    saysMissingWhenPressed: true,
    other: { label: 'View on Map', icon: 'map-2', missing: 'Choose a city first.', onPress },
  });
  expect(screen.queryByText(/Choose a city/)).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.click(screen.getByRole('button', { name: 'View on Map' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a city first.');
  expect(field).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a city to search.');
  expect(onPress).not.toHaveBeenCalled();
});

it('the other way on is taken with a place', async () => {
  const onPress = jest.fn();
  show(lisbon, { other: { label: 'View on Map', icon: 'map-2', missing: 'Choose a city first.', onPress } });
  await userEvent.click(screen.getByRole('button', { name: 'View on Map' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a page that needs no more gives only the place, and is still told what is missing', async () => {
  const { field, button } = show(null, {
    compact: undefined,
    summary: undefined,
    formRef: undefined,
    problems: undefined,
    onSearchNow: undefined,
    children: undefined,
  });
  await userEvent.click(button);
  expect(field).toHaveFocus();
  await userEvent.type(field, 'porto');
  await userEvent.click(await screen.findByRole('option', { name: /Porto/ }));
  await userEvent.click(button);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('text that is no chosen place is handed on, where the page asks for it', async () => {
  const onTyped = jest.fn();
  const { field, button } = show(null, { onTyped });
  await userEvent.type(field, ' Lisboa ');
  await userEvent.click(button);
  expect(onTyped).toHaveBeenCalledWith('Lisboa');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
