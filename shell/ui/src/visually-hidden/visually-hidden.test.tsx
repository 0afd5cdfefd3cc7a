import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden';

it('is part of the accessible name', () => {
  render(
    <button type="button">
      4.5<VisuallyHidden> of 5</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '4.5 of 5' })).toBeInTheDocument();
});
