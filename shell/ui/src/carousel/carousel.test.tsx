import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel';

function sized(track: HTMLElement, { scrollLeft }: { scrollLeft: number }) {
  Object.defineProperties(track, {
    clientWidth: { value: 600, configurable: true },
    scrollWidth: { value: 1500, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true, writable: true },
  });
  fireEvent.scroll(track);
}

function show() {
  render(
    <Carousel label="Featured cities">
      <a href="/lisbon">Lisbon</a>
      <a href="/kyoto">Kyoto</a>
    </Carousel>,
  );
  const track = screen.getByRole('group', { name: 'Featured cities' });
  const scrollBy = jest.fn();
  Object.assign(track, { scrollBy });
  return { track, scrollBy };
}

it('HOM-09: a button moves 300 px', async () => {
  const { track, scrollBy } = show();
  sized(track, { scrollLeft: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Next: Featured cities' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
  await userEvent.click(screen.getByRole('button', { name: 'Previous: Featured cities' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
});

it('rests the buttons at the ends', () => {
  const { track } = show();
  const previous = screen.getByRole('button', { name: 'Previous: Featured cities' });
  const next = screen.getByRole('button', { name: 'Next: Featured cities' });
  sized(track, { scrollLeft: 0 });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(next).not.toHaveAttribute('aria-disabled');
  sized(track, { scrollLeft: 900 });
  expect(previous).not.toHaveAttribute('aria-disabled');
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

it('scrolls by arrow keys on the track, but not from within an item', async () => {
  const { track, scrollBy } = show();
  act(() => track.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(scrollBy.mock.calls).toEqual([[{ left: 300 }], [{ left: -300 }]]);
  act(() => screen.getByRole('link', { name: 'Lisbon' }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

it('lists its items', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
