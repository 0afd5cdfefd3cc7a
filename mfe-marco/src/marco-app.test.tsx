import { renderApp } from '@atoll/platform/testing';
import { MarcoApp } from './marco-app';

it('HOM-23: what stands in Marco’s window says that Marco is not built yet', () => {
  const { screen } = renderApp(<MarcoApp />, { path: '/hotels' });
  expect(screen.getByText(/not built yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find hotels' })).toHaveAttribute('href', '/hotels');
});

it('PLT-01: /chat is a page of the remote that has no message field yet', () => {
  const { screen } = renderApp(<MarcoApp />, { path: '/chat' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marco');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
