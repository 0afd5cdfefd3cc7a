import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { areaLine, ListNote } from './list-note';

it('says what the list leaves out and leads to it', async () => {
  const onClick = jest.fn();
  const lines = [{ text: 'Limited to 20 tours', action: { label: 'Show All 30 Tours', onClick } }];
  render(<ListNote lines={lines} />);
  expect(screen.getByText('Limited to 20 tours')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show All 30 Tours' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('has nothing to say of a whole list', () => {
  const { container } = render(<ListNote lines={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('a list of a part of the map leads back to the whole place', async () => {
  const onWhole = jest.fn();
  render(<ListNote lines={[areaLine('Lisbon', onWhole)]} />);
  expect(screen.getByText('Only the part of the map that you searched')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search all of Lisbon' }));
  expect(onWhole).toHaveBeenCalledTimes(1);
});

it('a line without a way to the rest has no button', () => {
  render(<ListNote lines={[{ text: 'Nothing starts near Gulhi' }]} />);
  expect(screen.getByText('Nothing starts near Gulhi')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
