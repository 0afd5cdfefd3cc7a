import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PictureViewer } from './picture-viewer';

const PICTURES = ['Outside', 'Suite', 'Breakfast'].map((label) => ({
  src: `/media/${label}.svg`,
  alt: `${label}, illustrated`,
  label,
}));

function Viewer({ first = 0 }: { first?: number }) {
  const [shown, setShown] = useState<number | null>(first);
  return (
    <PictureViewer
      shown={shown}
      title="Casa do Miradouro"
      pictures={PICTURES}
      onClose={() => setShown(null)}
    />
  );
}

it('turns its pictures by arrow keys and buttons, counts them, and stops at the ends', async () => {
  const user = userEvent.setup();
  render(<Viewer first={1} />);
  expect(screen.getByRole('dialog', { name: 'Casa do Miradouro' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Suite, illustrated' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Breakfast, illustrated' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  expect(screen.getByText('Outside')).toBeVisible();
});

it('closes with its button', async () => {
  const user = userEvent.setup();
  render(<Viewer />);
  await user.click(screen.getByRole('button', { name: 'Close pictures' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
