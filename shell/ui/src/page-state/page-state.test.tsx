import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Skeleton } from '../skeleton/skeleton';
import { EmptyState, ErrorState, FailureCard, LoadingState } from './page-state';

it('says what is loading and hides the skeletons from assistive technology', () => {
  const view = renderToStaticMarkup(
    <LoadingState label="Loading hotels">
      <Skeleton shape="title" />
    </LoadingState>,
  );
  expect(view).toContain('aria-busy="true"');
  expect(view).toMatch(/role="status">.*Loading hotels/);
  expect(view).toMatch(/<div [^>]*aria-hidden="true"><span class="skeleton title"/);
});

it('shows nothing found with one way on', () => {
  render(
    <EmptyState
      title="No tours found for Lisbon"
      text="Try other dates"
      action={<a href="/tours">Clear filters</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No tours found for Lisbon' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toBeInTheDocument();
});

it('announces an error in the exact words and retries', async () => {
  const retry = jest.fn();
  render(
    <ErrorState
      title="Hotels could not be loaded"
      text="An error occurred while searching for hotels. Please try again."
      onRetry={retry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'An error occurred while searching for hotels. Please try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('offers no retry where there is none', () => {
  render(<ErrorState title="Gone" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('ERR-09: stands in for a failed remote with Retry and a way home', async () => {
  const retry = jest.fn();
  render(<FailureCard onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('There was an error loading this page.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});
