import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_POSTER_URL, Picture } from './picture';

function broken(value: boolean) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(value);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('http://localhost/lost.avif');
}

afterEach(() => jest.restoreAllMocks());

it('HOM-33, HSE-38: shows the default poster when its file fails, once', () => {
  render(<Picture src="/lost.avif" srcSet="/lost-2x.avif 2x" alt="Courtyard" ratio="4/3" />);
  const image = screen.getByRole('img', { name: 'Courtyard' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', DEFAULT_POSTER_URL);
  expect(image).not.toHaveAttribute('srcset');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', DEFAULT_POSTER_URL);
});

it('notices a file that failed before React took over', () => {
  broken(true);
  render(<Picture src="/lost.avif" alt="Courtyard" fallbackSrc="/other.svg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/other.svg');
});

it('waits for a file that is still on its way', () => {
  broken(false);
  render(<Picture src="/slow.avif" alt="Courtyard" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/slow.avif');
});

it('tries again with a new file', () => {
  const { rerender } = render(<Picture src="/lost.avif" alt="Courtyard" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/found.avif" alt="Courtyard" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/found.avif');
});

it('loads lazily, but the first picture at once and first', () => {
  const { rerender } = render(<Picture src="/a.avif" alt="A" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/a.avif" alt="A" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('keeps a focal point by classes, never by inline style', () => {
  const view = renderToStaticMarkup(
    <Picture src="/a.avif" alt="A" ratio="4 / 5" focal={{ x: 0.38, y: 1.4 }} />,
  );
  expect(view).toContain('class="picture ratio4x5"');
  expect(view).toContain('class="image x4 y10"');
  expect(view).not.toContain('style=');
});
