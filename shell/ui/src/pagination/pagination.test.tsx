import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pagesToShow, withGaps } from './page-slots';
import { Pagination } from './pagination';

it.each([
  [1, 20, 5, [1, 2, 3, 4, 20]],
  [2, 20, 5, [1, 2, 3, 4, 20]],
  [10, 20, 5, [1, 9, 10, 11, 20]],
  [19, 20, 5, [1, 17, 18, 19, 20]],
  [20, 20, 5, [1, 17, 18, 19, 20]],
  [1, 20, 3, [1, 2, 20]],
  [10, 20, 3, [1, 10, 20]],
  [20, 20, 3, [1, 19, 20]],
  [2, 4, 5, [1, 2, 3, 4]],
  [4, 7, 5, [1, 3, 4, 5, 7]],
])('HSE-35 TOU-15: page %i of %i in %i slots offers %j', (page, count, slots, pages) => {
  expect(pagesToShow(page, count, slots)).toEqual(pages);
});

it('puts a gap only where pages are left out', () => {
  expect(withGaps([1, 2, 4])).toEqual([{ page: 1 }, { page: 2 }, { gapAfter: 2 }, { page: 4 }]);
});

const props = { pageCount: 20, hrefOf: (page: number) => `?page=${page}` };

it('links to real addresses and marks the current page', () => {
  render(<Pagination {...props} page={10} slots={5} />);
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(pages).getByRole('link', { name: 'Page 11' })).toHaveAttribute('href', '?page=11');
  expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('10');
  expect(within(pages).getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=9');
  expect(within(pages).getByText('Page 10 of 20')).toBeInTheDocument();
});

it('takes a plain click over and leaves one that opens a tab to the browser', async () => {
  const go = jest.fn();
  render(<Pagination {...props} page={1} slots={3} onPage={go} />);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(go).toHaveBeenCalledWith(2);
  const wasLeftAlone = fireEvent.click(screen.getByRole('link', { name: 'Page 20' }), { ctrlKey: true });
  expect(wasLeftAlone).toBe(true);
  expect(go).toHaveBeenCalledTimes(1);
});

it('rests at the ends and disappears with one page', () => {
  const { rerender, container } = render(<Pagination {...props} page={1} slots={5} />);
  const previous = screen.getByRole('link', { name: 'Previous page' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).not.toHaveAttribute('href');
  rerender(<Pagination {...props} page={1} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});
