import { marcoToggled, selectMarcoOpen } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { act } from '@testing-library/react';
import { MarcoApp } from './marco-app';

it('HOM-23: the dock’s toggle opens the panel, which says that Marco is not built yet; Escape closes it', async () => {
  const { store, screen, user } = renderApp(<MarcoApp />, { path: '/hotels' });
  expect(screen.queryByRole('region', { name: 'Marco AI' })).not.toBeInTheDocument();
  act(() => {
    store.dispatch(marcoToggled());
  });
  expect(screen.getByRole('region', { name: 'Marco AI' })).toHaveTextContent('not built yet');
  screen.getByRole('button', { name: 'Close Marco' }).focus();
  await user.keyboard('{Escape}');
  expect(selectMarcoOpen(store.getState())).toBe(false);
});

it('PLT-01: /chat is a page of the remote that has no message field yet', () => {
  const { screen } = renderApp(<MarcoApp />, { path: '/chat' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marco');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
