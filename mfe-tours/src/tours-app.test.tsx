import { renderApp } from '@atoll/platform/testing';
import { ToursApp } from './tours-app';

it('PLT-01: the tours remote brings its own page and pretends nothing', () => {
  const { screen } = renderApp(<ToursApp />, { path: '/tours' });
  expect(screen.getByRole('heading', { level: 1, name: 'Tours and activities' })).toBeVisible();
  expect(screen.getByText(/Coming soon/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
