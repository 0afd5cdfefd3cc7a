import { render, screen } from '@testing-library/react';
import { NearbyLink } from './nearby-link';

it('leads to the other remote by an ordinary link', () => {
  render(<NearbyLink question="Need a bed, too?" label="Hotels nearby" href="/hotels?city=Lisbon" />);
  expect(screen.getByRole('link', { name: 'Hotels nearby' })).toHaveAttribute('href', '/hotels?city=Lisbon');
  expect(screen.getByText(/Need a bed, too\?/)).toBeVisible();
});
