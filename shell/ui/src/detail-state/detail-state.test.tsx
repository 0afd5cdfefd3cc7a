import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DetailState, detailTitle, type Unshown } from './detail-state';

function draw(unshown: Unshown, closeHref?: string) {
  const onClose = jest.fn();
  const props = { thing: 'hotel', errorText: 'Please try again.', onClose, closeHref };
  render(<DetailState {...props} unshown={unshown} />);
  return onClose;
}

it('HDT-01: what does not exist says so, and leads back to the search', async () => {
  const onClose = draw({ state: 'unknown' }, '/hotels?city=Lisbon');
  expect(screen.getByRole('heading', { name: 'There is no such hotel' })).toBeVisible();
  const back = screen.getByRole('link', { name: 'Back to the search' });
  expect(back).toHaveAttribute('href', '/hotels?city=Lisbon');
  await userEvent.click(back);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('without an address the way back is a button', async () => {
  const onClose = draw({ state: 'unknown' });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the search' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('what could not be loaded can be asked for again', async () => {
  const retry = jest.fn();
  draw({ state: 'error', retry });
  expect(screen.getByRole('alert')).toHaveTextContent('This hotel could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('what is on its way is said to be', () => {
  draw({ state: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the hotel');
  expect(detailTitle('hotel', { state: 'loading' })).toBe('Opening the hotel');
  expect(detailTitle('hotel', { state: 'unknown' })).toBe('Hotel unavailable');
});
