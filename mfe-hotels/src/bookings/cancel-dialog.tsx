import { fullDay, stayDates } from '@atoll/contracts/dates-in-words';
import { announce } from '@atoll/ui/announce';
import { Button } from '@atoll/ui/button';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@atoll/ui/dialog';
import { useLast } from '@atoll/ui/last-value';
import { useId } from 'react';
import type { KeptBooking } from '@atoll/platform/kept-booking';
import { cancelBooking } from '@atoll/platform/kept-bookings';

interface CancelDialogProps {
  /** Null while none is to be cancelled. */
  booking: KeptBooking | null;
  today: string;
  onClose: () => void;
}

/** What cancelling would cost on a day, in a sentence. */
function costText({ freeUntil, fee }: KeptBooking, today: string): string {
  if (freeUntil && freeUntil >= today) return `Cancelling is free until ${fullDay(freeUntil)}.`;
  return fee ? `The hotel would charge ${fee}.` : 'The terms of this rate name no free cancellation.';
}

/** Asks before a booking is cancelled, and says what it costs and that it is a simulation (C6). */
export function CancelDialog({ booking, today, onClose }: CancelDialogProps) {
  const id = useId();
  const shown = useLast(booking);
  function cancel(reference: string): void {
    cancelBooking(reference, today);
    announce(`Booking ${reference} is cancelled. This is a simulation: nothing was sent.`);
    onClose();
  }
  return (
    <Dialog open={booking !== null} onClose={onClose} labelledBy={id} kind="modal" size="s">
      <DialogHead title="Cancel this booking?" />
      {shown && (
        <>
          <DialogBody>
            <p>
              {shown.hotelName}, {stayDates(shown.checkIn, shown.checkOut, today)}
            </p>
            <p>{costText(shown, today)}</p>
            <p className="small muted">Simulated: nothing is sent to the hotel and no money moves.</p>
          </DialogBody>
          <DialogFoot>
            <Button variant="quiet" onClick={onClose}>
              Keep booking
            </Button>
            <Button variant="danger" onClick={() => cancel(shown.reference)}>
              Cancel booking
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
