import { act, render, screen, waitFor } from '@testing-library/react';
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

/** The browser steps back when it finds the time. */
const steppedBack = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

it('closes with Back, which leaves the page where it is, and keeps what the router knows of the entry', async () => {
  window.history.pushState({ key: 'house' }, '', '/house/casa');
  render(<Viewer />);
  expect(window.history.state).toMatchObject({ key: 'house', layer: expect.any(String) as string });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/house/casa');
  expect(window.history.state).toEqual({ key: 'house' });
});

it('closed by its button, it leaves no entry behind: Back leaves the page', async () => {
  const user = userEvent.setup();
  window.history.pushState({ key: 'house' }, '', '/house/pensao');
  render(<Viewer />);
  const back = steppedBack();
  await user.click(screen.getByRole('button', { name: 'Close pictures' }));
  await back;
  expect(window.history.state).toEqual({ key: 'house' });
  expect(window.location.pathname).toBe('/house/pensao');
});
