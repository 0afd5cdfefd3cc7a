import { act, render, screen } from '@testing-library/react';
import { useHeadingFirst } from './use-heading-first';

function Page() {
  const isWhole = useHeadingFirst();
  return (
    <>
      <h1>Hotels</h1>
      {isWhole && <p>The rest</p>}
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the heading of a page that was not there first, and the rest after the next frame', async () => {
  render(<Page />);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByText('The rest')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText('The rest')).toBeVisible();
});
