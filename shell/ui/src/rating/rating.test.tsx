import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Rating, Stars } from './rating';

it('HDT-02: shows one decimal, also for a whole number', () => {
  const { container } = render(<Rating value={4} />);
  expect(screen.getByText('4.0')).toBeInTheDocument();
  expect(container).toHaveTextContent('Rating 4.0 of 5');
});

it.each([
  [1, '1 star', 1],
  [4, '4 stars', 4],
  [9, '5 stars', 5],
])('draws %s as %s', (count, name, drawn) => {
  const view = renderToStaticMarkup(<Stars count={count} />);
  expect(view).toContain(`role="img" aria-label="${name}"`);
  expect(view.match(/<svg/g)).toHaveLength(drawn);
});
