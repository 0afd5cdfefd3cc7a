import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery';

const PICTURES = ['a', 'b', 'c', 'd'].map((name) => ({ uri: `/uploads/${name}.jpg` }));

it('shows three pictures, and all of them over the whole screen', async () => {
  render(<Gallery title="Sunset walk" pictures={PICTURES} />);
  expect(screen.getAllByRole('button', { name: /^Open picture/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'All 4 pictures' }));
  expect(await screen.findByRole('img', { name: 'Illustration of Sunset walk, 1 of 4' })).toBeVisible();
});

it('each picture opens at its own place, with its own words where it has some', async () => {
  render(
    <Gallery title="Sunset walk" pictures={[PICTURES[0]!, { uri: '/uploads/b.jpg', alt: 'The pier' }]} />,
  );
  expect(screen.queryByRole('button', { name: /^All/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open picture 2: The pier' }));
  expect(await screen.findByRole('img', { name: 'The pier' })).toBeVisible();
});
