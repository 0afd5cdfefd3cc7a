import { render, screen } from '@testing-library/react';
import { ArtworkPicture } from './artwork-picture';

it('takes the size of its place, and a larger one where the screen wants it', () => {
  render(<ArtworkPicture uri="/media/artwork/paris.golden-800x600.webp" place="tile" alt="Paris" />);
  const image = screen.getByRole('img', { name: 'Paris' });
  expect(image).toHaveAttribute('src', '/media/artwork/paris.golden-480x360.avif');
  expect(image).toHaveAttribute(
    'srcset',
    '/media/artwork/paris.golden-480x360.avif 480w, /media/artwork/paris.golden-800x600.avif 800w',
  );
});

it('an uploaded picture has only its own address', () => {
  render(<ArtworkPicture uri="/uploads/mine.jpg" place="tile" alt="Mine" />);
  const image = screen.getByRole('img', { name: 'Mine' });
  expect(image).toHaveAttribute('src', '/uploads/mine.jpg');
  expect(image).not.toHaveAttribute('srcset');
});

it('TOU-41: a placeholder is the tiny version of our own artwork; an upload has none', () => {
  const { rerender } = render(
    <ArtworkPicture uri="/media/artwork/lagoon.noon-800x600.webp" place="tile" alt="A reef" hasPlaceholder />,
  );
  const [placeholder] = screen.getAllByRole('presentation', { hidden: true });
  expect(placeholder).toHaveAttribute('src', expect.stringMatching(/-20x30\.avif$/));
  expect(screen.getByRole('img', { name: 'A reef' })).toBeVisible();
  rerender(<ArtworkPicture uri="/api/media/a.jpg" place="tile" alt="A reef" hasPlaceholder />);
  expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
});
