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
