import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastView } from './toast';

it('AUT-18: tells politely, with one action', () => {
  render(
    <ToastView
      text="Please login to continue"
      action={{ label: 'Login', href: '/login' }}
      onDismiss={() => {}}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Please login to continue');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

it('interrupts for the failure of what the person just did, and goes when dismissed', async () => {
  const dismiss = jest.fn();
  const act = jest.fn();
  render(
    <ToastView
      tone="alert"
      text="Not sent"
      action={{ label: 'Send again', onAction: act }}
      onDismiss={dismiss}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledTimes(1);
});
