import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortBar } from './sort-bar';

const OPTIONS = [
  { value: 'best', label: 'Recommended', reason: 'Ranked by stars.' },
  { value: 'price', label: 'Lowest price', reason: 'Lowest total price first.', missing: 'needs dates' },
  { value: 'near', label: 'Distance', reason: 'Nearest to the center first.' },
] as const;

it('says what decides the chosen order, and what decides none', () => {
  render(<SortBar options={OPTIONS} value="near" promise="Nobody can pay." onChange={() => {}} />);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveAccessibleDescription(
    'Nearest to the center first. Nobody can pay.',
  );
});

it('hands over the order that was chosen; one that lacks something cannot be, and says what', async () => {
  const onChange = jest.fn();
  render(<SortBar options={OPTIONS} value="best" onChange={onChange} />);
  expect(screen.getByRole('option', { name: 'Lowest price (needs dates)' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'near');
  expect(onChange).toHaveBeenCalledWith('near');
});
