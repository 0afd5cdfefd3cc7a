import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from './button';

it('does not submit the form around it unless it says so', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

it('is a link with an address, and keeps data attributes', () => {
  render(
    <Button href="/hotels" data-replay="">
      Find hotels
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Find hotels' });
  expect(link).toHaveAttribute('href', '/hotels');
  expect(link).toHaveAttribute('data-replay');
});

it('keeps the focus and ignores clicks while busy, also a submit', async () => {
  const click = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={click}>
        Processing...
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Processing...', busy: true });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('still answers a click when it only looks disabled, so that it can explain', async () => {
  const explain = jest.fn();
  render(
    <Button aria-disabled onClick={explain}>
      Search Hotels
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search Hotels' }));
  expect(explain).toHaveBeenCalledTimes(1);
});

it('gives an icon button its accessible name', () => {
  render(<IconButton icon="heart" label="Save Casa do Miradouro" />);
  expect(screen.getByRole('button', { name: 'Save Casa do Miradouro' })).toBeInTheDocument();
});

it('keeps a click that comes before the code of the page, unless it submits or says otherwise', () => {
  render(
    <>
      <Button>All 8 pictures</Button>
      <IconButton icon="x" label="Close" />
      <Button type="submit">Send</Button>
      <Button data-replay="opens">Dates</Button>
    </>,
  );
  const kept = (name: string) => screen.getByRole('button', { name }).getAttribute('data-replay');
  expect(['All 8 pictures', 'Close', 'Send', 'Dates'].map(kept)).toEqual(['', '', null, 'opens']);
});
