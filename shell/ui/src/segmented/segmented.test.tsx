import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './segmented';

it('presses the chosen view and reports another by its name, also when only icons show', async () => {
  const choose = jest.fn();
  render(
    <Segmented
      label="View"
      iconsOnly
      value="list"
      onChange={choose}
      options={[
        { value: 'list', label: 'List', icon: 'list' },
        { value: 'map', label: 'Map', icon: 'map-2' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'View' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Map', pressed: false }));
  expect(choose).toHaveBeenCalledWith('map');
});
