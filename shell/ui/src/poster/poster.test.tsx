import { render, screen } from '@testing-library/react';
import { Poster } from './poster';

it('is one link named by its margin, and its picture says nothing twice', () => {
  render(<Poster name="Lisbon" note="312 agents" href="/travel-agents/lisbon" src="/lisbon.avif" />);
  expect(screen.getByRole('link', { name: 'Lisbon 312 agents' })).toHaveAttribute(
    'href',
    '/travel-agents/lisbon',
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('is no link without an address', () => {
  render(<Poster name="Lisbon" src="/lisbon.avif" alt="Roofs of Lisbon" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Roofs of Lisbon' })).toBeInTheDocument();
});
