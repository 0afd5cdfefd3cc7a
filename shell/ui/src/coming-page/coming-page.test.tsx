import { render, screen } from '@testing-library/react';
import { ComingPage } from './coming-page';

it('says that the feature is not open yet and offers the ways on', () => {
  render(
    <ComingPage title="Tours" text="Tours will be here." picture="/media/a.webp">
      <a href="/hotels">Find hotels</a>
    </ComingPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Tours' })).toBeVisible();
  expect(screen.getByText('Not open yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find hotels' })).toHaveAttribute('href', '/hotels');
});
