import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

it('turns by its words, by itself and by the space bar', async () => {
  const change = jest.fn();
  render(<Switch label="3D buildings" checked={false} onChange={change} />);
  await userEvent.click(screen.getByText('3D buildings'));
  await userEvent.click(screen.getByRole('switch', { name: '3D buildings', checked: false }));
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [true], [true]]);
});
