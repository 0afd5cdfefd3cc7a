import { render, screen } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar';

it.each([
  ['Inês Marques', 'IM'],
  ['Ana Maria de Sousa', 'AS'],
  ['Cher', 'C'],
  ['  élodie  ', 'É'],
  ['', ''],
])('makes initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('DIR-21: a person’s own picture has its words and its size, and waits in lists until it comes near', () => {
  render(<Avatar name="Inês Marques" picture="/media/agent-pictures/a.webp" />);
  const picture = screen.getByRole('img', { name: 'Portrait of Inês Marques' });
  expect(picture).toHaveAttribute('src', '/media/agent-pictures/a.webp');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['56', '56']);
});

it('DIR-21: the one picture of a page does not wait', () => {
  render(<Avatar name="Inês Marques" picture="/media/agent-pictures/a.webp" size="l" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
});

it('initials stand for who has no picture', () => {
  render(<Avatar name="Inês Marques" picture={null} />);
  expect(screen.getByText('IM')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
