import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoSuchPage } from './no-such-page';

it('HSE-36: says how many pages there are and leads to the first one', async () => {
  const onFirst = jest.fn();
  const { rerender } = render(<NoSuchPage things="hotels" pageCount={2} href="/hotels" onFirst={onFirst} />);
  expect(screen.getByRole('heading', { name: 'No hotels on this page' })).toBeVisible();
  expect(screen.getByText('There are 2 pages of hotels.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the first page' }));
  expect(onFirst).toHaveBeenCalledTimes(1);
  rerender(<NoSuchPage things="hotels" pageCount={1} href="/hotels" onFirst={onFirst} />);
  expect(screen.getByText('There is one page of hotels.')).toBeVisible();
});
