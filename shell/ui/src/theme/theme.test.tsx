import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch, type Theme } from './theme';

it.each<[Theme, string, Theme]>([
  ['system', 'Change theme, now as the device', 'light'],
  ['light', 'Change theme, now light', 'dark'],
  ['dark', 'Change theme, now dark', 'system'],
])('goes on from %s', async (value, name, next) => {
  const change = jest.fn();
  render(<ThemeSwitch value={value} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(change).toHaveBeenCalledWith(next);
});
