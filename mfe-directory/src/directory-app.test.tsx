import { renderApp } from '@atoll/platform/testing';
import { COMING_PAGES } from './coming-pages';
import { DirectoryApp } from './directory-app';

it.each(COMING_PAGES)(
  'PLT-01: the directory remote answers $path and pretends nothing',
  ({ path, title }) => {
    const { screen } = renderApp(<DirectoryApp />, { path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/not built yet/)).toBeVisible();
  },
);
