import type { Hotel, Offer } from '@atoll/contracts/hotel';
import { Dialog, DialogHead } from '@atoll/ui/dialog';
import { useId } from 'react';
import { stayDates, stayNights } from '../shared/stay/stay-text';
import { BookingForm } from './booking-form';
import type { Booked } from '../shared/booking-result';

interface BookingDialogProps {
  open: boolean;
  hotel: Hotel;
  offer: Offer;
  today: string | null;
  onSubmitting: (isSubmitting: boolean) => void;
  onBooked: (booked: Booked) => void;
  onClose: () => void;
}

/** 'Secure Booking' over the hotel (BKG-01); closing it leads back there (HDT-21). */
export function BookingDialog({ open, onClose, ...props }: BookingDialogProps) {
  const id = useId();
  const { hotel, offer, today } = props;
  const { checkInDate, checkOutDate } = offer;
  const stay = `${stayDates(checkInDate, checkOutDate, today)}, ${stayNights(checkInDate, checkOutDate)}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      kind="modal"
      size="l"
      closeLabel="Close and go back to the hotel"
    >
      <DialogHead title="Secure Booking" subtitle={`${hotel.name}, ${stay}`} />
      <BookingForm {...props} />
    </Dialog>
  );
}
