import { render, screen } from '@testing-library/react';
import { Portrait } from './portrait';

it('DIR-21: a person’s own picture has its words and its size, and waits in lists until it comes near', () => {
  render(<Portrait name="Inês Marques" picture="/media/agent-pictures/a.webp" />);
  const picture = screen.getByRole('img', { name: 'Portrait of Inês Marques' });
  expect(picture).toHaveAttribute('src', '/media/agent-pictures/a.webp');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['56', '56']);
});

it('DIR-21: the one picture of a page does not wait', () => {
  render(<Portrait name="Inês Marques" picture="/media/agent-pictures/a.webp" size="l" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
});

it('initials stand for who has no picture', () => {
  render(<Portrait name="Inês Marques" picture={null} />);
  expect(screen.getByText('IM')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
