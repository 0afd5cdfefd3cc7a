import { renderHook } from '@testing-library/react';
import { useEver, useLast, useLastAnswer } from './last-value';

it('what was open last stays until something else is', () => {
  const { result, rerender } = renderHook(({ value }) => useLast(value), {
    initialProps: { value: null as string | null },
  });
  expect(result.current).toBeNull();
  rerender({ value: 'Casa' });
  rerender({ value: null });
  expect(result.current).toBe('Casa');
  rerender({ value: 'Villa' });
  expect(result.current).toBe('Villa');
});

it('what has been open once is known to have been', () => {
  const { result, rerender } = renderHook(({ isOpen }) => useEver(isOpen), {
    initialProps: { isOpen: false },
  });
  expect(result.current).toBe(false);
  rerender({ isOpen: true });
  rerender({ isOpen: false });
  expect(result.current).toBe(true);
});

it('HSE-25: an answer stays for its own search only', () => {
  const initialProps: { search: string | null; answer?: string[] } = { search: 'Lisbon', answer: ['H1'] };
  const { result, rerender } = renderHook(({ search, answer }) => useLastAnswer(search, answer), {
    initialProps,
  });
  rerender({ search: 'Lisbon' });
  expect(result.current).toEqual(['H1']);
  rerender({ search: 'Porto' });
  expect(result.current).toBeNull();
  rerender({ search: null });
  expect(result.current).toBeNull();
});
