import { render, screen } from '@testing-library/react';
import { PageSection } from './page-section';

it('a section has the name of its heading', () => {
  render(
    <PageSection id="cities" title="Popular cities" text="Pick one.">
      <ul />
    </PageSection>,
  );
  const section = screen.getByRole('region', { name: 'Popular cities' });
  expect(section).toHaveTextContent('Pick one.');
  expect(section).toContainElement(screen.getByRole('list'));
});
