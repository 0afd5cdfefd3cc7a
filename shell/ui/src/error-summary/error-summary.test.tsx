import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { ErrorSummary } from './error-summary';

const FIELDS = [
  { id: 'f-email', label: 'Email' },
  { id: 'f-phone', label: 'Phone' },
];

it('counts the fields in words and leads the focus to each of them', async () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <>
      <ErrorSummary fields={FIELDS} ref={ref} />
      <input id="f-email" aria-label="Email" />
      <input id="f-phone" aria-label="Phone" />
    </>,
  );
  ref.current?.focus();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByText('Please check two fields')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Phone' }));
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});

it('one field is one field', () => {
  render(<ErrorSummary fields={FIELDS.slice(0, 1)} ref={null} />);
  expect(screen.getByText('Please check one field')).toBeVisible();
});
