import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsPages } from './results-pages';

it('HSE-35: another page is opened and shown from the top of the list', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const onPage = jest.fn();
  render(
    <>
      <h1 id="hotel-results">Hotels</h1>
      <ResultsPages
        topId="hotel-results"
        page={1}
        pageCount={2}
        hrefOf={(page) => `?page=${page}`}
        onPage={onPage}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledWith(2);
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Hotels' })]);
  scrolled.mockRestore();
});
