import { selectMarcoOpen } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { within } from '@testing-library/react';
import { Dock } from './dock';

it('HOM-23: has the eight items by their full names, in order', () => {
  const { screen } = renderApp(<Dock />, { path: '/hotels' });
  const dock = within(screen.getByRole('navigation', { name: 'Main' }));
  const names = dock.getAllByRole('listitem').map((item) => {
    const control = within(item).queryByRole('link') ?? within(item).getByRole('button');
    return control.getAttribute('aria-label');
  });
  expect(names).toEqual([
    'Home',
    'Global Map',
    'Find Agents',
    'Find Hotels',
    'Find Tours',
    'Expo',
    'Marco AI',
    'Login',
  ]);
  expect(dock.getByRole('link', { name: 'Find Hotels' })).toHaveAttribute('aria-current', 'page');
  expect(dock.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

it('HOM-23: Marco AI is a toggle that opens and closes the panel', async () => {
  const { screen, store, user } = renderApp(<Dock />);
  const toggle = screen.getByRole('button', { name: 'Marco AI', pressed: false });
  await user.click(toggle);
  expect(selectMarcoOpen(store.getState())).toBe(true);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle);
  expect(selectMarcoOpen(store.getState())).toBe(false);
});
