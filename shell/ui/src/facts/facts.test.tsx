import { render, screen } from '@testing-library/react';
import { Fact } from './facts';

it('a fact is a term and its definition', () => {
  render(
    <dl>
      <Fact term="Beds">1 double bed</Fact>
    </dl>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Beds');
  expect(screen.getByRole('definition')).toHaveTextContent('1 double bed');
});
