import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notice } from './notice';

it('HSE-12: can be dismissed', async () => {
  const dismiss = jest.fn();
  render(<Notice onDismiss={dismiss}>Now select your dates</Notice>);
  expect(screen.getByText('Now select your dates')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

it('takes the focus when a form puts its errors there', () => {
  render(
    <Notice tone="danger" role="alert" tabIndex={-1} ref={(element) => element?.focus()}>
      Five fields need another look
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
});
