import { TOAST_REMOVE_DELAY_MS } from '@atoll/contracts/constants';
import { selectToast, showToast } from '@atoll/platform';
import { renderApp } from '@atoll/platform/testing';
import { act } from '@testing-library/react';
import { ToastRegion } from './toast-region';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const setup = () => renderApp(<ToastRegion />, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

it('HOM-25: shows exactly one toast, the last', () => {
  const { screen, store } = setup();
  act(() => {
    store.dispatch(showToast({ text: 'first' }));
    store.dispatch(showToast({ text: 'second' }));
  });
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('second');
});

it('HOM-26: stays until dismissed, and is forgotten 1000000 ms after that', async () => {
  const { screen, store, user } = setup();
  act(() => {
    store.dispatch(showToast({ text: 'kept' }));
  });
  act(() => {
    jest.advanceTimersByTime(2 * TOAST_REMOVE_DELAY_MS);
  });
  expect(screen.getByRole('status')).toHaveTextContent('kept');
  await user.click(screen.getByRole('button', { name: /dismiss/i }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  act(() => {
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1_000);
  });
  expect(selectToast(store.getState())).not.toBeNull();
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(selectToast(store.getState())).toBeNull();
});
