import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from './dialog';

function Booking({ onAsked }: { onAsked?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Continue to Book</Button>
      <Dialog
        open={open}
        onClose={() => {
          onAsked?.();
          setOpen(false);
        }}
        labelledBy="booking-title"
        kind="modal"
      >
        <DialogHead title="Secure Booking" />
        <DialogBody>
          <input type="file" aria-label="Voucher" />
        </DialogBody>
        <DialogFoot>
          <Button>Complete Booking</Button>
        </DialogFoot>
      </Dialog>
    </>
  );
}

async function openBooking(onAsked?: () => void) {
  render(<Booking onAsked={onAsked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Book' }));
  return screen.getByRole('dialog', { name: 'Secure Booking' });
}

it('HDT-01: moves the focus to the heading and back to what opened it', async () => {
  const dialog = await openBooking();
  expect(screen.getByRole('heading', { name: 'Secure Booking' })).toHaveFocus();
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue to Book' })).toHaveFocus();
});

it('closes by Escape through the caller, never past it', async () => {
  const asked = jest.fn();
  const dialog = await openBooking(asked);
  const escape = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('follows when the browser closes it without asking', async () => {
  const asked = jest.fn();
  const dialog = (await openBooking(asked)) as HTMLDialogElement;
  act(() => dialog.close());
  expect(asked).toHaveBeenCalledTimes(1);
});

it('BKG-30: asks once where the browser tells of an Escape and closes it as well', async () => {
  const asked = jest.fn();
  const dialog = (await openBooking(asked)) as HTMLDialogElement;
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: false }));
  act(() => dialog.close());
  expect(asked).toHaveBeenCalledTimes(1);
});

it('stays open when a file choice inside is cancelled', async () => {
  const asked = jest.fn();
  await openBooking(asked);
  const voucher = screen.getByLabelText('Voucher');
  fireEvent(voucher, createEvent('cancel', voucher, { bubbles: true }));
  expect(asked).not.toHaveBeenCalled();
});

it('closes by a click on the backdrop, but not by one that began inside', async () => {
  const asked = jest.fn();
  const dialog = await openBooking(asked);
  fireEvent.pointerDown(screen.getByRole('heading'));
  fireEvent.click(dialog);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('closes by its button', async () => {
  await openBooking();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('gives the focus back where the caller wants it', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    const card = useRef<HTMLAnchorElement>(null);
    return (
      <>
        <a href="/hotels/1" ref={card}>
          Casa do Miradouro
        </a>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          labelledBy="t"
          kind="sheet"
          closeHref="/hotels"
          returnFocus={card}
        >
          <DialogHead title="Casa do Miradouro, details" />
        </Dialog>
      </>
    );
  }
  render(<Page />);
  const close = screen.getByRole('link', { name: 'Close' });
  expect(close).toHaveAttribute('href', '/hotels');
  await userEvent.click(close);
  expect(screen.getByRole('link', { name: 'Casa do Miradouro' })).toHaveFocus();
});

it('closes only the inner one of two', async () => {
  function Two() {
    const [inner, setInner] = useState(true);
    return (
      <Dialog open onClose={() => {}} labelledBy="outer" kind="sheet">
        <DialogHead title="Hotel" />
        <Dialog open={inner} onClose={() => setInner(false)} labelledBy="inner" kind="modal">
          <DialogHead title="Booking" />
        </Dialog>
      </Dialog>
    );
  }
  render(<Two />);
  const inner = screen.getByRole('dialog', { name: 'Booking' });
  fireEvent(inner, createEvent('cancel', inner, { cancelable: true, bubbles: true }));
  expect(screen.queryByRole('dialog', { name: 'Booking' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Hotel' })).toBeInTheDocument();
});

it('gives the focus back when it is taken away while open', async () => {
  const { rerender } = render(<button type="button">Card</button>);
  screen.getByRole('button', { name: 'Card' }).focus();
  rerender(
    <>
      <button type="button">Card</button>
    </>,
  );
  const card = screen.getByRole('button', { name: 'Card' });
  card.focus();
  rerender(
    <>
      <button type="button">Card</button>
      <Dialog open onClose={() => {}} labelledBy="t" kind="modal">
        <DialogHead title="Details" />
      </Dialog>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Details' })).toHaveFocus();
  rerender(
    <>
      <button type="button">Card</button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Card' })).toHaveFocus();
});
