import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from '../field/field';
import { SearchBar, SearchSummary } from './search-bar';

it('is a GET form that works by itself', () => {
  render(
    <SearchBar label="Hotels" submitLabel="Search Hotels" action="/hotels">
      <SelectField
        variant="cell"
        label="Guests"
        name="guests"
        defaultValue="2"
        options={[{ value: '2', label: '2 guests' }]}
      />
    </SearchBar>,
  );
  const form = screen.getByRole('search', { name: 'Hotels' });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/hotels');
  expect(form).toHaveFormValues({ guests: '2' });
  expect(screen.getByRole('button', { name: 'Search Hotels' })).toHaveAttribute('type', 'submit');
});

it('HSE-21: looks disabled until a city is chosen, yet lets the caller explain', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <SearchBar label="Hotels" submitLabel="Search Hotels" submitDisabled onSubmit={submit}>
      <span />
    </SearchBar>,
  );
  const button = screen.getByRole('button', { name: 'Search Hotels' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('HSE-22: the summary opens the form', async () => {
  const toggle = jest.fn();
  render(
    <SearchSummary
      title="Lisbon"
      text="4 to 7 Dec, 2 guests"
      expanded={false}
      controls="search"
      onToggle={toggle}
    />,
  );
  const summary = screen.getByRole('button', { name: /Lisbon/, expanded: false });
  expect(summary).toHaveAttribute('aria-controls', 'search');
  await userEvent.click(summary);
  expect(toggle).toHaveBeenCalledTimes(1);
});
